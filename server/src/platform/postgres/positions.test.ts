import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql, statement } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { verifyTrail } from '../audit/operations/verify-events.ts';
import { canonicalColumn, noDigest, sealDigest } from '../audit/seal-digest.ts';
import { asOwner } from './connect-owner.ts';
import { createDatabase, databaseUrl } from './create-database.ts';
import { createPool } from './create-pool.ts';
import { dropDatabase } from './drop-database.ts';
import { migrate } from './migrate.ts';
import { portalTransaction } from './portal-transaction.ts';
import { readMigrations } from './read-migrations.ts';

const migrations = join(import.meta.dirname, '../../../../db/migrations');

/** A database at the version before positions, of an owner whom row security holds like everybody. */
async function olderDatabase(t: TestContext): Promise<string> {
  const name = `positions_${process.pid}_${Date.now()}`;
  const superUrl = databaseUrl(process.env.PROKURA_TEST_OWNER_URL ?? '', name);
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  t.after(async () => {
    rmSync(folder, { recursive: true });
    await dropDatabase(superUrl);
    await asOwner(databaseUrl(superUrl, 'postgres'), (client) => client.query(`drop role ${name}`));
  });
  for (const { name: file, number } of readMigrations())
    if (number < 60) copyFileSync(join(migrations, file), join(folder, file));
  await createDatabase(superUrl);
  await asOwner(superUrl, (client) =>
    client.query(`create role ${name} login password 'plain'; alter database ${name} owner to ${name};
      grant prokura_service, prokura_worker, prokura_directory to ${name} with admin option; alter schema public owner to ${name};
      grant usage, create on schema public to prokura_directory`),
  );
  const url = new URL(superUrl);
  url.username = name;
  url.password = 'plain';
  await migrate(url.href, folder);
  return url.href;
}

const asAdministrator = (url: string) => {
  const { username, password } = new URL(process.env.PROKURA_TEST_OWNER_URL ?? '');
  return Object.assign(new URL(url), { username, password }).href;
};

test('what an installation has already gets its positions in the order it had, its seals hold, and nothing is told twice', async (t) => {
  const url = await olderDatabase(t);
  const pool = createPool(asAdministrator(url), 1, 'positions');
  t.after(() => pool.end());
  const [tenantId, silent] = [uuidv7(), uuidv7()];
  // By transaction: the third was written before the second, and the last two were not dispatched.
  const facts = [700, 900, 800, 901, 902].map((xid, place) => ({ id: uuidv7(), xid, dispatched: place < 3 }));
  await asOwner(asAdministrator(url), async (client) => {
    for (const one of [tenantId, silent])
      await client.query('insert into tenants (tenant_id, slug, name) values ($1, $2, $2)', [
        one,
        `p-${one.slice(24)}`,
      ]);
    for (const { id, xid, dispatched } of facts)
      await client.query(
        `insert into audit_events (tenant_id, id, xid, actor_kind, request_id, operation, event, audience, entity_type, entity_id, data, dispatched_at)
         values ($1, $2, $3::text::xid8, 'system', 'r', 'test', 'a.b', 'stable', 'a', $1, '{}', case when $4 then now() end)`,
        [tenantId, id, xid, dispatched],
      );
    const { rows } = await client.query(
      statement(
        sql`select ${canonicalColumn[1]} from audit_events event where tenant_id = ${tenantId} and xid < '901' order by xid`,
      ),
    );
    await client.query(
      `insert into audit_seals (tenant_id, number, first_xid, first_id, last_xid, last_id, events, digest) values ($1, 1, '700', $2, '900', $3, 3, $4)`,
      [
        tenantId,
        facts[0]?.id,
        facts[1]?.id,
        sealDigest(
          noDigest,
          rows.map(({ canonical }) => canonical),
        ),
      ],
    );
  });

  await migrate(url);
  const { rows } = await pool.query('select id from audit_events where tenant_id = $1 order by position', [tenantId]);
  assert.deepEqual(
    rows.map(({ id }) => id),
    [0, 2, 1, 3, 4].map((place) => facts[place]?.id),
  );
  const heads = await pool.query('select tenant_id, numbered, told from event_heads order by tenant_id');
  assert.deepEqual(heads.rows, [
    { tenant_id: tenantId, numbered: 5, told: 3 },
    { tenant_id: silent, numbered: 0, told: 0 },
  ]);
  const client = await pool.connect();
  const db = portalTransaction(client, tenantId);
  const verdict = await verifyTrail({ db, language: 'en' }).finally(() => client.release());
  assert.equal(verdict.intact, true, JSON.stringify(verdict));
});
