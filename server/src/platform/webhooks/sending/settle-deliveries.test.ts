import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { newPortal, owner } from '../../../../test/harness.ts';
import {
  createItem,
  deliveriesOf,
  hookKey,
  subscribe,
  until,
  workerPool,
  workerPortals,
} from '../../../../test/webhooks.ts';
import { events } from '../../../app.ts';
import { holdLease } from '../../workers/hold-lease.ts';
import { fanOut } from '../deliveries/fan-out.ts';
import { resultOf } from './attempt-result.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import type { Work } from './delivery-work.ts';
import { settleDeliveries } from './settle-deliveries.ts';

test('what came of a send is written once when its commit was not acknowledged and it is written again', async (t) => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  await subscribe(key, 'http://127.0.0.1:1025/hook');
  await createItem(key);
  const portals = workerPortals(t);
  await portals.run(portal.tenantId, fanOut(events), {});
  const lease = holdLease({ pool: workerPool(t), failed: assert.fail });
  await until('alive', () => lease.holder() !== undefined);
  const claim = { holder: lease.holder(), lease: randomUUID(), rooms: [], room: { fresh: 8, retries: 8 } };
  const [work] = await portals.run<Work[]>(portal.tenantId, claimDeliveries(), claim);
  await lease.end();

  const timings = { dnsMs: null, connectMs: null, tlsMs: null, ttfbMs: null, durationMs: 1 };
  const outcome = { kind: 'failure', errorCode: 'timeout', message: '', remoteIp: null, timings } as const;
  const common = { number: 1, trigger: 'schedule', headers: {}, bodySha256: '', secrets: [] } as const;
  const sent = { ...common, startedAt: Date.now(), outcome };
  const results = [resultOf(work as Work, [sent])];
  await portals.run(portal.tenantId, settleDeliveries, { results });
  const before = await deliveriesOf(portal);
  await portals.run(portal.tenantId, settleDeliveries, { results });

  assert.deepEqual(await deliveriesOf(portal), before);
  const { rows } = await owner.query(
    `select failed_attempts, (select count(*)::int from webhook_attempts where tenant_id = $1) as attempts
     from webhook_subscriptions where tenant_id = $1`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ failed_attempts: 1, attempts: 1 }]);
});
