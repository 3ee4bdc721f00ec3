import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, personWith, run, workerDoor } from '../../../../test/harness.ts';
import { readerOf } from '../../../../test/notices.ts';
import { pointsUrl, reorderPortal } from '../../../../test/recurring.ts';
import { made, url } from '../../../../test/requisitions.ts';
import { newWarehouse } from '../../../../test/stock.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { dailyProposalsSchedule } from './daily-proposals.schedule.ts';
import { proposeDaily } from './propose-daily.ts';
import { proposeRequisitions } from './propose-requisitions.ts';

interface Proposed {
  items: Array<{ items: Array<{ quantity: string; plannedPrice: string | null }> }>;
}

test('what is short becomes one draft for its warehouse, and each line says what its quantity was counted from', async () => {
  const { portal, add, item, stocked, propose, itemId, warehouseId } = await reorderPortal();
  await stocked('4');
  made(await add({ target: '40', lot: '12', leadTimeDays: 3650 }));
  made(await add({ catalogItemId: await item('Песок'), minimum: '0' }));
  made(await add({ catalogItemId: await item('Щебень'), minimum: '2.5' }));
  const elsewhere = await newWarehouse(portal, 'Химки');
  made(await add({ warehouseId: elsewhere, minimum: '1' }));
  const proposals = await propose();
  assert.equal(proposals.length, 2);
  const here = proposals.find((one: { deliveryWarehouseId: string }) => one.deliveryWarehouseId === warehouseId);
  assert.deepEqual([here.title, here.status, here.responsibleId], ['Пополнение: Лесная', 'draft', portal.ownerId]);
  assert.deepEqual(
    here.items.map((one: Record<string, unknown>) => [one.name, one.quantity, one.uom]),
    [
      ['Цемент', '36', '166'],
      ['Щебень', '2.5', '166'],
    ],
  );
  const [cement] = here.items;
  assert.equal(cement.catalogItemId, itemId);
  assert.deepEqual(cement.reorder, {
    ...{ onHand: '4', reserved: '0', expected: '0', proposed: '0' },
    ...{ minimum: '10', target: '40', lot: '12', quantity: '36' },
  });
  assert.equal(cement.requiredAt, here.dueDate);
});

test('a proposal is worth what its items are planned to cost', async () => {
  const { add, propose, item } = await reorderPortal();
  const planned = await item('Арматура', { plannedCost: { price: '52.50' } });
  made(await add({ catalogItemId: planned, minimum: '4' }));
  made(await add({ minimum: '2' }));
  const [proposal] = await propose();
  assert.deepEqual(
    proposal.items.map((one: Record<string, unknown>) => [one.name, one.plannedPrice, one.plannedAmount]),
    [
      ['Арматура', '52.50', '210.00'],
      ['Цемент', null, '0.00'],
    ],
  );
  assert.equal(proposal.plannedTotal, '210.00');
});

test('who may not see what items cost proposes without it', async () => {
  const { portal, add, item, warehouseId } = await reorderPortal();
  made(await add({ catalogItemId: await item('Арматура', { plannedCost: { price: '52.50' } }), minimum: '4' }));
  const keeper = personWith(portal, 'purchase_requisitions.create', 'purchase_requisitions.read', 'stock.read');
  const { items }: Proposed = await run(proposeRequisitions, keeper, { warehouseId });
  assert.deepEqual([items[0]?.items[0]?.quantity, items[0]?.items[0]?.plannedPrice], ['4', null]);
});

test('what an open proposal asks for is not asked for again; what has left since is', async () => {
  const { ask, add, stocked, propose, figures, moveTo } = await reorderPortal();
  await stocked('4');
  const point = made(await add({ target: '40' }));
  const [first] = await propose();
  assert.equal(first.items[0].quantity, '36');
  assert.deepEqual(await propose(), []);
  assert.deepEqual([(await figures(point.id)).proposed, (await figures(point.id)).quantity], ['36', '0']);
  await ask('PATCH', `${url}/${first.id}`, { items: [{ id: first.items[0].id, quantity: '5' }] });
  const [second] = await propose();
  assert.equal(second.items[0].quantity, '31');
  await moveTo(first.id, 'cancelled', { reason: 'Лишнее' });
  await moveTo(second.id, 'cancelled', { reason: 'Лишнее' });
  const [third] = await propose();
  assert.equal(third.items[0].quantity, '36');
});

test('a draft written by hand is no promise, an approved requisition is, less what has come', async () => {
  const { add, create, approved, figures, itemId, warehouseId } = await reorderPortal();
  const need = { deliveryWarehouseId: warehouseId, items: [{ catalogItemId: itemId, quantity: '8' }] };
  const point = made(await add());
  await create(need);
  assert.equal((await figures(point.id)).quantity, '10');
  await approved(need);
  assert.deepEqual([(await figures(point.id)).expected, (await figures(point.id)).quantity], ['8', '2']);
});

test('of two proposals at once the second finds what the first asks for', async () => {
  const { ask, add, propose } = await reorderPortal();
  made(await add({ target: '40' }));
  const [one, other] = await Promise.all([propose(), propose()]);
  assert.equal(one.length + other.length, 1);
  assert.equal((await ask('GET', url)).json.items.length, 1);
});

test('one warehouse alone is looked at where it is named, and must be there', async () => {
  const { portal, ask, add, propose, warehouseId } = await reorderPortal();
  made(await add());
  const elsewhere = await newWarehouse(portal, 'Химки');
  made(await add({ warehouseId: elsewhere }));
  const [only, ...more] = await propose({ warehouseId });
  assert.deepEqual([only.deliveryWarehouseId, more.length], [warehouseId, 0]);
  const nobody = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12';
  const { status, json } = await ask('POST', `${pointsUrl}/propose`, { warehouseId: nobody });
  assert.deepEqual([status, json.errors[0].pointer], [422, '/warehouseId']);
});

test('what is archived or out of use is not asked for', async () => {
  const { portal, add, item, propose, itemId } = await reorderPortal();
  made(await add());
  made(await add({ catalogItemId: await item('Песок'), isActive: false }));
  await owner.query(
    `update catalog_items set status = 'archived', archived_at = now() where tenant_id = $1 and id = $2`,
    [portal.tenantId, itemId],
  );
  assert.deepEqual(await propose(), []);
});

test('where the company has it so it is proposed each morning, once, and whoever set the points is told', async () => {
  const { portal, ask, add, settle } = await reorderPortal();
  made(await add());
  const look = () => workerDoor.command(proposeDaily, systemIn(portal.tenantId), {});
  await look();
  assert.equal((await ask('GET', url)).json.items.length, 0);
  await settle({ proposesReorders: true });
  await Promise.all([look(), look()]);
  await dailyProposalsSchedule.run(toolsOf(workerDoor));
  const { items } = (await ask('GET', url)).json;
  assert.equal(items.length, 1);
  const { titles } = await readerOf(portal, portal.ownerId);
  assert.deepEqual(await titles(), ['Пора пополнить склад: Лесная']);
});
