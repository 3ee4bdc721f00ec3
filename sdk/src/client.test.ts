import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newPortal, signIn } from '../../server/test/harness.ts';
import { baseUrl } from '../test/base-url.ts';
import { createClient } from './client.ts';
import { createWarehouse, startImport } from './generated/operations/warehouses.ts';
import { isProblem } from './problem-error.ts';

async function newClient() {
  const portal = await newPortal();
  const token = await signIn(portal);
  return createClient({ baseUrl: await baseUrl(), accessToken: () => token });
}

test('a record is made, read, changed at its version and archived', async () => {
  const { warehouses } = await newClient();
  const made = await warehouses.createWarehouse({ name: 'Основной склад', code: 'МСК-1' });
  assert.equal((await warehouses.getWarehouse(made.id)).code, 'МСК-1');
  const changed = await warehouses.updateWarehouse(made.id, { name: 'Запасной' }, { ifMatch: made.version });
  assert.equal(changed.version, made.version + 1);
  await assert.rejects(warehouses.updateWarehouse(made.id, { name: 'Третий' }, { ifMatch: made.version }), {
    code: 'precondition_failed',
  });
  const other = await warehouses.createWarehouse({ name: 'Второй' });
  assert.equal((await warehouses.archiveWarehouse(other.id)).status, 'archived');
});

test('a write is tried: it tells what it would do, and nothing is there afterwards', async () => {
  const { connection, warehouses } = await newClient();
  const body = { name: 'Основной склад', code: 'МСК-1' };
  const tried = await warehouses.createWarehouse(body, { dryRun: true });
  assert.deepEqual([tried.status, tried.body.code], [201, 'МСК-1']);
  const [event] = (await createWarehouse(connection, body, { dryRun: true })).events;
  assert.deepEqual([event?.event, event?.dryRun], ['integration_api.warehouse.created', true]);
  assert.deepEqual((await warehouses.listWarehouses().page()).items, []);
  // @ts-expect-error a list writes nothing
  warehouses.listWarehouses({}, { dryRun: true });
});

test('a list is walked record by record, page by page, or one page is asked for', async () => {
  const { warehouses } = await newClient();
  for (const code of ['А', 'Б', 'В', 'Г', 'Д']) await warehouses.createWarehouse({ name: `Склад ${code}`, code });
  const codes: unknown[] = [];
  for await (const { code } of warehouses.listWarehouses({ limit: 2, sort: '-code' })) codes.push(code);
  assert.deepEqual(codes, ['Д', 'Г', 'В', 'Б', 'А']);
  const sizes: number[] = [];
  for await (const { items } of warehouses.listWarehouses({ limit: 2 }).pages()) sizes.push(items.length);
  assert.deepEqual(sizes, [2, 2, 1]);
  const { items, page } = await warehouses.listWarehouses({ code: ['А', 'Б'], includeTotal: true }).page();
  assert.deepEqual([items.length, page.hasMore], [2, false]);
  const none = warehouses.listWarehouses({ createdAt: { lt: '2020-01-01T00:00:00.000Z' } });
  assert.deepEqual((await none.page()).items, []);
});

test('a refusal has its code, its fields and the request, known by the operation', async () => {
  const { warehouses } = await newClient();
  const error = await warehouses.createWarehouse({ name: '' }).catch((error: unknown) => error);
  assert.ok(isProblem(error, createWarehouse));
  if (error.code === 'validation_failed') assert.equal(error.errors[0]?.pointer, '/name');
  assert.match(error.message, /^POST \/api\/v1\/warehouses: .*\/name/);
  assert.match(error.requestId, /^[\w-]{8,}$/);
});

test('the same key is the same write', async () => {
  const { warehouses } = await newClient();
  const seen: Array<string | null> = [];
  const options = {
    idempotencyKey: 'first',
    onResponse: ({ headers }: Response) => void seen.push(headers.get('idempotency-replayed')),
  };
  const first = await warehouses.createWarehouse({ name: 'Склад' }, options);
  assert.equal((await warehouses.createWarehouse({ name: 'Склад' }, options)).id, first.id);
  assert.deepEqual(seen, [null, 'true']);
});

const table = 'Код;Название\nМСК-9;Девятый';

for (const [what, file] of [
  ['a file', () => new File([table], 'склады.csv', { type: 'text/csv' })],
  ['a stream', () => ({ name: 'склады.csv', type: 'text/csv', stream: new Blob([table]).stream() })],
] as const)
  test(`${what} is uploaded in a form, and a template comes down as a stream`, async () => {
    const client = await newClient();
    const job = await startImport(client.connection, { mode: 'upsert', file: file() });
    assert.equal(job.fileName, 'склады.csv');
    const template = await client.warehouses.getTemplate({ format: 'csv' });
    assert.match(template.type, /^text\/csv/);
    assert.match(template.name ?? '', /\.csv$/);
    let size = 0;
    for await (const chunk of template.stream) size += chunk.length;
    assert.ok(size > 0);
  });

test('every address of the contract is called by one operation, but for those no program calls', () => {
  const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const operations = globSync('generated/operations/*.ts', { cwd: import.meta.dirname })
    .map(text)
    .join('');
  const called = new Set([...operations.matchAll(/'([A-Z]+ \/[^ ']+)/g)].map(([, shape]) => shape));
  const { paths } = JSON.parse(text('../openapi.json')) as { paths: Record<string, object> };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((one) => `${one.toUpperCase()} ${path}`),
  );
  const missing = all.filter((one) => !called.has(one) && !one.includes('/integration-api/procurements'));
  assert.deepEqual(missing, [
    'GET /api/v1/auth/providers/callback',
    'GET /api/v1/exchange/commerceml/{token}',
    'POST /api/v1/exchange/commerceml/{token}',
    'GET /api/v1/integrations/oauth/{slug}/callback',
  ]);
});
