import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal } from '../../../../test/harness.ts';
import {
  createItem,
  hookKey,
  quickClient,
  startReceiver,
  subscribe,
  until,
  workerPool,
  workerPortals,
} from '../../../../test/webhooks.ts';
import { events } from '../../../app.ts';
import { holdLease } from '../../workers/hold-lease.ts';
import { fanOut } from '../deliveries/fan-out.ts';
import { deliver } from './deliver.ts';
import { deliveryLimits } from './delivery-limits.ts';
import { settleDeliveries } from './settle-deliveries.ts';

test('while the database takes down no outcome, no more is sent than was under way', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const receiver = await startReceiver(t);
  await subscribe(key, receiver.url);
  await Promise.all(Array.from({ length: 60 }, (_, n) => createItem(key, `Товар ${n}`)));
  const portals = workerPortals(t);
  await portals.run(portal.tenantId, fanOut(events), {});
  const lease = holdLease({ pool: workerPool(t), failed: assert.fail });
  let isAway = true;
  const worker = deliver({
    portals: {
      ...portals,
      withDueDeliveries: async () => [portal.tenantId],
      run: (tenantId, op, input) =>
        isAway && op === settleDeliveries ? Promise.reject(new Error('away')) : portals.run(tenantId, op, input),
    },
    ...{ client: quickClient(), limits: deliveryLimits, pollMs: 20, failed: () => {} },
    lease,
  });
  try {
    await until('sent', () => receiver.got.length >= 4);
    await new Promise((resolve) => setTimeout(resolve, 400));
    assert.ok(receiver.got.length <= 16, `${receiver.got.length} were sent`);
    isAway = false;
    await until('the rest', () => receiver.got.length === 60);
    assert.equal(new Set(receiver.got.map(({ json }) => json.eventId)).size, 60);
  } finally {
    isAway = false;
    await worker.stop();
    await lease.end();
  }
});
