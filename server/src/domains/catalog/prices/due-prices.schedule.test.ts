import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, type Portal, workerDoor } from '../../../../test/harness.ts';
import { priceListPortal, url } from '../../../../test/price-lists.ts';
import { cardOf, costOf, supplied } from '../../../../test/prices.ts';
import { newItem, tell } from '../../../../test/suppliers.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { duePricesSchedule } from './due-prices.schedule.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Moves all prices of a portal into the past, and does what the schedule does of it. */
async function daysPass({ tenantId }: Portal, days: number) {
  await owner.query(
    `update price_observations set effective_at = later(effective_at, -86400 * $2::int), valid_to = valid_to - $2::int where tenant_id = $1`,
    [tenantId, days],
  );
  await owner.query(
    `update catalog_items set prices_due_at = least($3::timestamptz, later(prices_due_at, $2))
     where tenant_id = $1 and prices_due_at is not null`,
    [tenantId, -days * 86_400, new Date()],
  );
  await duePricesSchedule.run({ ...toolsOf(workerDoor), portalsWith: async () => [tenantId] });
}

test('a price that ends, and one that begins, are looked at again when their day comes', async () => {
  const { portal, key, supplierId } = await supplied();
  const itemId = await newItem(key, { plannedCost: { price: '70' } });
  await tell(portal, 'price_list', [
    { catalogItemId: itemId, supplierId, price: '100', validTo: inDays(2).slice(0, 10) },
  ]);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '105', effectiveAt: inDays(5) }]);
  assert.equal(await costOf(key, itemId), '100 RUB price_list');

  await daysPass(portal, 4);
  assert.equal(await costOf(key, itemId), '70 RUB planned');
  assert.equal((await cardOf(key, itemId)).suppliers[0].lastPrice, null);
  await daysPass(portal, 2);
  assert.equal(await costOf(key, itemId), '105 RUB incoming_invoice');
  const { rows } = await owner.query('select prices_due_at from catalog_items where tenant_id = $1', [portal.tenantId]);
  assert.equal(rows[0].prices_due_at, null);
});

/** An item of an active supplier list with these rows, and how its plan stands. */
async function planned(...rows: object[]) {
  const { portal, filled, newParty, putRows, ask } = await priceListPortal();
  const { id, sku, itemId } = await filled({ kind: 'supplier', counterpartyId: await newParty() });
  await putRows(id, ...rows.map((row) => ({ sku, ...row })));
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  const plan = async () => (await ask('GET', `/api/v1/catalog/${itemId}`)).json.plannedCost.price;
  return { portal, ask, itemId, plan };
}

test('an item planned by a row that has ended is planned by what else the list tells of it', async () => {
  const { portal, plan } = await planned({ price: '960', uom: '641', validTo: inDays(2).slice(0, 10) });
  assert.equal(await plan(), '80');
  await daysPass(portal, 4);
  assert.equal(await plan(), '100');
});

test('a row that begins plans the cost of its item', async () => {
  const { portal, plan } = await planned({ price: '60', validFrom: inDays(2).slice(0, 10) });
  assert.equal(await plan(), '100');
  await daysPass(portal, 4);
  assert.equal(await plan(), '60');
});

test('a row that ends leaves a plan made by hand', async () => {
  const { portal, ask, itemId, plan } = await planned({ price: '960', uom: '641', validTo: inDays(2).slice(0, 10) });
  await ask('PATCH', `/api/v1/catalog/${itemId}`, { plannedCost: { price: '70' } });
  await daysPass(portal, 4);
  assert.equal(await plan(), '70');
});

test('the directory names portals with prices that are due, and no others', async () => {
  const [{ portal, key }, other] = [await supplied(), await supplied()];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const [where, by] of [
    [portal, key],
    [other.portal, other.key],
  ] as const)
    await tell(where, 'invoice', [{ catalogItemId: await newItem(by), price: '1', effectiveAt: tomorrow }]);
  await owner.query('update catalog_items set prices_due_at = now() where tenant_id = $1', [portal.tenantId]);
  const { rows } = await owner.query<{ tenant_ids: string[] }>('select * from tenants_with_due_prices(1000)');
  assert.ok(rows[0]?.tenant_ids.includes(portal.tenantId));
  assert.ok(!rows[0]?.tenant_ids.includes(other.portal.tenantId));
});
