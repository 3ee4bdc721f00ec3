import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { claimAddress } from '../../src/platform/directory/claim-address.ts';
import { addressSources } from '../../src/platform/moving/claim-arrival.ts';
import { portalTransaction } from '../../src/platform/postgres/portal-transaction.ts';
import { newPortal, owner, type Portal, pool } from '../harness.ts';

const root = join(import.meta.dirname, '../..');

/** Tables whose rows lead to a portal, with what says so in the schema. */
const leading = async () => {
  const { rows } = await owner.query<{ name: string; arguments: string }>(`
    select tgrelid::regclass::text as name, encode(tgargs, 'escape') as arguments
    from pg_trigger where tgfoid = 'keep_address'::regproc order by 1`);
  return rows.map(({ name, arguments: given }) => ({ name, column: given.split('\\000')[1] as string }));
};

/** Files of the product that write a row that leads to a portal and claim no address: there, where portals lie apart, it would lead nowhere. */
const unclaimed = (tables: readonly string[], files: Readonly<Record<string, string>>) =>
  Object.entries(files).flatMap(([file, text]) =>
    tables.some((name) => new RegExp(`insert into ${name}\\b`).test(text)) && !/\bclaimAddress(es)?\(/.test(text)
      ? [file]
      : [],
  );

const product = () => {
  const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
};

test('whatever writes a row that leads to a portal claims its address', async () => {
  const tables = (await leading()).map(({ name }) => name);
  assert.equal(tables.length, 10);
  assert.deepEqual(unclaimed(tables, product()), []);
  const planted = { 'give-key.ts': 'insert into api_keys (tenant_id) values ($1)' };
  assert.deepEqual(unclaimed(tables, planted), ['give-key.ts']);
});

test('a portal that is brought onto shards claims what the triggers claim on one server', async () => {
  const { rows } = await owner.query<{ name: string; arguments: string }>(`
    select tgrelid::regclass::text as name, encode(tgargs, 'escape') as arguments from pg_trigger where tgfoid = 'keep_address'::regproc`);
  assert.deepEqual(
    new Set(addressSources.map((one) => [one.table, one.kind, one.column, one.record, one.parent].join(' ').trim())),
    new Set(rows.map(({ name, arguments: given }) => [name, ...given.split('\\000')].join(' ').trim())),
  );
});

test('every row that leads to a portal is found by its address', async () => {
  for (const { name, column } of await leading()) {
    const { rows } = await owner.query<{ lost: number }>(`
      select count(*)::int as lost from ${name} x where not exists (
        select 1 from portal_addresses a where a.tenant_id = x.tenant_id and a.address = case pg_typeof(x.${column}) when 'bytea'::regtype
          then x.${column}::text::bytea else convert_to(x.${column}::text, 'UTF8') end)`);
    assert.equal(rows[0]?.lost, 0, name);
  }
});

const claimFor = async ({ tenantId }: Portal, address: string) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
    const mine = await claimAddress(portalTransaction(client, tenantId), 'publication', {
      address,
      recordId: tenantId,
    });
    await client.query('commit');
    return mine;
  } finally {
    client.release();
  }
};

test('an address belongs to the portal that claims it first, also when two come at once', async () => {
  const [one, other] = [await newPortal(), await newPortal()];
  const address = `${one.tenantId.slice(0, 8)}.накладные`;
  const claimed = await Promise.all([claimFor(one, address), claimFor(other, address)]);
  assert.equal(claimed.filter(Boolean).length, 1);
  assert.deepEqual(await Promise.all([claimFor(one, address), claimFor(other, address)]), claimed);
});

test('an older release beside this one claims nothing: its keys lead to their portal, and it takes none of another', async () => {
  const [one, other] = [await newPortal(), await newPortal()];
  await one.key('integration_api.read');
  const writtenFor = (portal: Portal, keyId: string) =>
    owner.query(
      `insert into api_keys (tenant_id, family_id, key_id, digest, last4, name, scopes)
       select $1, family_id, $2, digest, last4, name, scopes from api_keys where tenant_id = $3 limit 1`,
      [portal.tenantId, keyId, one.tenantId],
    );
  const keyId = one.tenantId.replaceAll('-', '');
  await writtenFor(one, keyId);
  const { rows } = await pool.query('select * from find_api_key($1)', [keyId]);
  assert.deepEqual(rows, [{ tenant_id: one.tenantId }]);
  await assert.rejects(writtenFor(other, keyId), { code: '23505' });
});
