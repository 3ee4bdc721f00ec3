import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { owner, workerDoor } from '../../../../test/harness.ts';
import { reader } from '../../../../test/notices.ts';
import { orderPortal, url } from '../../../../test/orders.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { lateOrdersSchedule } from './late-orders.schedule.ts';
import { tellLateOrders } from './tell-late-orders.ts';

async function begin() {
  const base = await orderPortal();
  const { portal, ask } = base;
  const buyer = await reader(portal);
  const { order } = await base.sent();
  ok(await ask('PATCH', `${url}/${order.id}`, { responsibleId: buyer.userId }));
  /** Its day was so many days ago. */
  const due = (days: number) =>
    owner.query(
      `update purchase_orders set expected_date = (now() at time zone 'Europe/Moscow')::date - $3::int where tenant_id = $1 and id = $2`,
      [portal.tenantId, order.id, days],
    );
  const look = () => workerDoor.command(tellLateOrders, systemIn(portal.tenantId), {});
  return { ...base, buyer, order, due, look };
}

test('the responsible person hears once that an order is late, and once more of another day', async () => {
  const { buyer, due, look, order } = await begin();
  await due(0);
  await look();
  assert.deepEqual(await buyer.titles(), []);
  await due(1);
  await look();
  await look();
  assert.deepEqual(await buyer.titles(), [`Заказ опаздывает: ${order.number}, ${order.supplier.name}`]);
  await due(2);
  await look();
  assert.equal((await buyer.seen()).length, 2);
});

test('a day that passed more than a week ago is no news, nor is one of an order that was cancelled', async () => {
  const { buyer, due, look, act, order } = await begin();
  await due(8);
  await look();
  ok(await act(order.id, 'cancel', { reason: 'Передумали' }));
  await due(1);
  await look();
  assert.deepEqual(await buyer.titles(), []);
});

test('the schedule finds the portals where an order is late', async () => {
  const { buyer, due } = await begin();
  await due(1);
  await lateOrdersSchedule.run(toolsOf(workerDoor));
  assert.equal((await buyer.seen()).length, 1);
});
