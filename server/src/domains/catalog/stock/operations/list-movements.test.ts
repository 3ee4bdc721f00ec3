import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { personWith, request, run } from '../../../../../test/harness.ts';
import { newStock } from '../../../../../test/stock.ts';
import { listMovements } from './list-movements.ts';

let stocked: Awaited<ReturnType<typeof newStock>>;

before(async () => {
  stocked = await newStock();
  const { adjust, transfer, make } = stocked;
  for (const quantityDelta of ['10', '5', '-2']) await adjust({ quantityDelta, unitCost: '3', reason: 'correction' });
  await transfer('4');
  await adjust({ quantityDelta: '1' }, { of: await make({ name: 'Песок' }) });
});

const quantities = (rows: Array<Record<string, unknown>>) => rows.map(({ quantity }) => quantity);

test('the movements of an item come newest first, and of no other item', async () => {
  assert.deepEqual(quantities((await stocked.movements()).slice(2)), ['-2', '5', '10']);
  assert.equal((await stocked.movements()).length, 5);
});

test('pages of movements continue where they ended', async () => {
  const seen: unknown[] = [];
  let page = (await stocked.get(`${stocked.itemId}/movements?limit=2&sort=occurredAt,seq`)).json;
  for (;;) {
    seen.push(...page.items.map(({ id }: { id: string }) => id));
    if (page.page.nextCursor === null) break;
    page = (await stocked.get(`${stocked.itemId}/movements?limit=2&sort=occurredAt,seq&cursor=${page.page.nextCursor}`))
      .json;
  }
  const whole = await stocked.movements('?sort=occurredAt,seq');
  assert.deepEqual(
    seen,
    whole.map(({ id }) => id),
  );
});

test('movements are narrowed by warehouse, type, reason and time', async () => {
  const { movements, warehouses } = stocked;
  assert.deepEqual(quantities(await movements(`?warehouseId=${warehouses[1]}`)), ['4']);
  assert.deepEqual(quantities(await movements('?type=transfer_out')), ['-4']);
  assert.deepEqual(quantities(await movements('?reason=correction&sort=occurredAt,seq')), ['10', '5', '-2']);
  assert.deepEqual(await movements('?occurredAt[gt]=2100-01-01T00:00:00Z'), []);
});

test('movements are seen by those who may see stock, and their cost by those who may see costs', async () => {
  const { portal, itemId } = stocked;
  const page: { items: Array<Record<string, unknown>> } = await run(listMovements, personWith(portal, 'stock.read'), {
    itemId,
  });
  assert.ok(page.items.every(({ unitCost, quantity }) => unitCost === null && quantity !== null));
  const url = `/api/v1/catalog/${itemId}/movements`;
  const byWarehouses = await request('GET', url, { key: await portal.key('warehouses.read') });
  assert.equal(byWarehouses.status, 200);
  const { status, json } = await request('GET', url, { key: await portal.key('price_lists.read') });
  assert.deepEqual([status, json.code], [403, 'insufficient_scope']);
});
