import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { orderPortal, url } from '../../../../test/orders.ts';

test('sent again under its key after goods came, an order is answered as the first time', async () => {
  const { draft, arrive, ask, card } = await orderPortal();
  const { order, requisition, items } = await draft();
  const send = () => ask('POST', `${url}/${order.id}/send`, { channel: 'link', idempotencyKey: 'send-1' });
  const first = await send();
  ok(first);
  await arrive(requisition.id, items[0].id, '4');
  const again = await send();
  assert.deepEqual([again.status, again.headers['idempotency-replayed']], [200, 'true']);
  assert.deepEqual(again.json, first.json);
  assert.equal((await card(order.id)).sendings.length, 1);
});
