import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '../../src/app.ts';
import { namesInPath } from '../../src/surfaces/http/openapi/request-body.ts';
import { newPortal, owner, type Portal, request } from '../harness.ts';
import { installationSecrets } from './installation-secrets.ts';
import { addressOf, createFor, fullKey, named, takesKeys } from './probe.ts';

const canary = 'canary-7f3a91c2';

/** Columns that hold a secret or what could stand in for one, found by their names so that tomorrow's are found too. */
async function plantIn({ tenantId }: Portal): Promise<number> {
  const { rows } = await owner.query<{ table_name: string; column_name: string }>(`
    select c.table_name, c.column_name from information_schema.columns c join information_schema.columns t
      on t.table_name = c.table_name and t.column_name = 'tenant_id' and t.table_schema = 'public'
    where c.table_schema = 'public' and c.data_type in ('text', 'character varying') and c.column_name ~ '(secret|password_hash|sealed|refresh|_token)'
      and c.column_name !~ '_shown$'`);
  for (const { table_name: table, column_name: column } of rows)
    await owner.query(`update ${table} set ${column} = $1 where tenant_id = $2 and ${column} is not null`, [
      canary,
      tenantId,
    ]);
  return rows.length;
}

async function secretsOf(portal: Portal, key: string): Promise<string[]> {
  const { rows } = await owner.query<{ secret: string }>(
    `select encode(digest, 'hex') as secret from api_keys where tenant_id = $1 union all select encode(digest, 'base64') from api_keys where tenant_id = $1`,
    [portal.tenantId],
  );
  return [canary, key.split('_').at(-1) as string, key, ...rows.map(({ secret }) => secret), ...installationSecrets()];
}

test('no reading answer holds a secret, wherever one is planted', async () => {
  const portal = await newPortal();
  const key = await fullKey(portal);
  let asked = 0;
  const reads = allRoutes.filter(
    (route) => route.method === 'GET' && (takesKeys(route) || route.operation.permission === 'visitor'),
  );
  const made = new Map<string, string>();
  for (const route of reads) {
    const [name] = namesInPath(route.path);
    const id = name && (await createFor(route, key));
    if (name && id) made.set(route.path, addressOf(route, { [name]: id }));
  }
  assert.ok((await plantIn(portal)) > 0);
  const secrets = await secretsOf(portal, key);
  for (const route of reads) {
    const { text, headers } = await request('GET', made.get(route.path) ?? addressOf(route), { key });
    for (const secret of secrets) assert.ok(!`${text}${JSON.stringify(headers)}`.includes(secret), named(route));
    asked += 1;
  }
  assert.ok(asked > 3);
});

test('a planted secret that is shown would be noticed', async () => {
  const portal = await newPortal();
  const key = await fullKey(portal);
  await request('POST', '/api/v1/catalog', { key, body: { name: `Болт ${canary}` } });
  const { text } = await request('GET', '/api/v1/catalog', { key });
  assert.ok((await secretsOf(portal, key)).some((secret) => text.includes(secret)));
});
