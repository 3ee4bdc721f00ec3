import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, workerDoor } from '../../../../test/harness.ts';
import { cardOf, costOf, supplied } from '../../../../test/prices.ts';
import { newItem, tell } from '../../../../test/suppliers.ts';
import { systemIn } from '../../../kernel/actor.ts';
import { duePricesSchedule } from './due-prices.schedule.ts';

test('a price that ends, and one that begins, are looked at again when their day comes', async () => {
  const { portal, key, supplierId } = await supplied();
  const itemId = await newItem(key, { plannedCost: { price: '70' } });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await tell(portal, 'price_list', [
    { catalogItemId: itemId, supplierId, price: '100', validTo: inDays(2).slice(0, 10) },
  ]);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '105', effectiveAt: inDays(5) }]);
  assert.equal(await costOf(key, itemId), '100 RUB price_list');

  const passDays = (days: number) =>
    owner.query(
      `update price_observations set effective_at = effective_at - make_interval(days => $2), valid_to = valid_to - $2::int where tenant_id = $1`,
      [portal.tenantId, days],
    );
  const look = async () => {
    await owner.query(
      'update catalog_items set prices_due_at = now() where tenant_id = $1 and prices_due_at is not null',
      [portal.tenantId],
    );
    await duePricesSchedule.run({
      directory: { first: async () => ({ tenant_ids: [portal.tenantId] }) as never, many: async () => [] },
      services: workerDoor.services,
      portals: async function* () {},
      runIn: (tenantId, command, input) => workerDoor.command(command, systemIn(tenantId), input),
    });
  };
  await passDays(4);
  await look();
  assert.equal(await costOf(key, itemId), '70 RUB planned');
  assert.equal((await cardOf(key, itemId)).suppliers[0].lastPrice, null);
  await passDays(2);
  await look();
  assert.equal(await costOf(key, itemId), '105 RUB incoming_invoice');
  const { rows } = await owner.query('select prices_due_at from catalog_items where tenant_id = $1', [portal.tenantId]);
  assert.equal(rows[0].prices_due_at, null);
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
