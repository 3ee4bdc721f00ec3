import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { owner } from '../../../test/harness.ts';
import { line, requisitionPortal, url } from '../../../test/requisitions.ts';

const facade = '/api/v1/integration-api/purchase-requisitions';
let held: Awaited<ReturnType<typeof requisitionPortal>>;
const page = async (query: string) => (await held.ask('GET', `${facade}${query}`)).json;

before(async () => {
  held = await requisitionPortal();
});

test('a list with lines shows each line as the card does, in its order, cancelled ones too', async () => {
  const { id, items } = await held.create({ items: [line({ name: 'Цемент' }), line({ name: 'Песок' })] });
  await held.ask('DELETE', `${url}/${id}/items/${items[1].id}`);
  const card = (await held.ask('GET', `${facade}/${id}`)).json;
  const [row] = (await page(`?include=items&id=${id}`)).items;
  assert.deepEqual(row, card);
  assert.equal(row.items.length, 2);
  assert.deepEqual((await page(`?include=items&id=${id}&fields=items.name`)).items, [
    { id, version: card.version, items: [{ name: 'Цемент' }, { name: 'Песок' }] },
  ]);
  assert.ok(!('items' in (await page(`?id=${id}`)).items[0]), 'lines came unasked');
});

test('only what there is to include can be asked for, and only of the integration API', async () => {
  assert.equal((await held.ask('GET', `${facade}?include=suppliers`)).json.code, 'invalid_query_parameter');
  assert.equal((await held.ask('GET', `${url}?include=items`)).json.code, 'unknown_query_parameter');
});

test('a page with lines has fifty requisitions at most, and goes on from there without them as well', async () => {
  for (let made = 0; made < 52; made += 1) await held.create();
  const first = await page('?include=items&limit=200&sort=updatedAt');
  assert.equal(first.page.limit, 50);
  assert.equal(first.items.length, 50);
  const rest = await page(`?limit=200&sort=updatedAt&cursor=${encodeURIComponent(first.page.nextCursor)}`);
  const all = [...first.items, ...rest.items].map(({ id }: { id: string }) => id);
  assert.equal(new Set(all).size, all.length);
  assert.ok(all.length >= 52);
});

test('a page with lines costs the same number of statements for one requisition and for fifty', async () => {
  const cost = async (limit: number) =>
    (await countStatements(() => page(`?include=items&limit=${limit}`))).statements.length;
  assert.equal(await cost(50), await cost(1));
  assert.equal((await page('?include=items&limit=50')).items.length, 50);
});

test('of a long requisition the first two hundred lines come, and lineCount tells of more', async () => {
  const { id, currency } = await held.create();
  await owner.query(
    `insert into requisition_lines (tenant_id, requisition_id, position, name, quantity, currency)
     select $1, $2, n, 'Строка ' || n, 1, $3 from generate_series(2, 260) n`,
    [held.portal.tenantId, id, currency],
  );
  await owner.query('update requisitions set line_count = 260 where tenant_id = $1 and id = $2', [
    held.portal.tenantId,
    id,
  ]);
  const [row] = (await page(`?include=items&id=${id}`)).items;
  assert.equal(row.items.length, 200);
  assert.deepEqual(
    row.items.map(({ position }: { position: number }) => position),
    Array.from({ length: 200 }, (_, at) => at + 1),
  );
  assert.equal(row.lineCount, 260);
});
