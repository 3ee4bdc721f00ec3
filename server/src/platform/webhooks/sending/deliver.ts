import { randomUUID } from 'node:crypto';
import { turns } from '../../../kernel/turns.ts';
import type { OutboundClient } from '../../outbound/create-outbound-client.ts';
import type { WorkerLease } from '../../workers/hold-lease.ts';
import { patrol } from '../../workers/patrol.ts';
import type { Portals } from '../create-portals.ts';
import { erasedResult, type Result, resultOf } from './attempt-result.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { createDeliveryLanes } from './create-delivery-lanes.ts';
import { createGiveBack } from './create-give-back.ts';
import { createSettleBuffer } from './create-settle-buffer.ts';
import type { DeliveryLimits } from './delivery-limits.ts';
import type { Work } from './delivery-work.ts';
import { sendAttempt } from './send-attempt.ts';
import { settleDeliveries } from './settle-deliveries.ts';

interface Parts {
  portals: Pick<Portals, 'run' | 'runIfHere' | 'withDueDeliveries'>;
  client: OutboundClient;
  /** While it is not known to run, nothing is taken and nothing begun. */
  lease: WorkerLease;
  limits: DeliveryLimits;
  pollMs: number;
  failed(error: unknown): void;
}

/**
 * The delivery worker: takes what is due, portal by portal, lets it wait in its lane until the limits allow, sends it, and writes
 * what came of it. Work goes down this file; up it goes only the call for another round.
 */
export function deliver({ portals, client, lease, limits, pollMs, failed }: Parts) {
  const claim = claimDeliveries();
  const { giveBack, done: givenBack } = createGiveBack(portals, failed);
  const { add: record, settled, isHeldUp } = createSettleBuffer({ write: settle, failed, resumed: () => lanes.look() });
  const inTurn = turns({ atOnce: 4 });
  const mayBegin = () => lease.holder() !== undefined;
  const lanes = createDeliveryLanes({ limits, send, giveBack, hungry: () => rounds.call(), mayBegin, isHeldUp });
  lease.onLost(lanes.look);
  const rounds = patrol(round, pollMs, failed);
  return { call: rounds.call, stop };

  async function round(): Promise<boolean> {
    if (!mayBegin()) return false;
    const tenants = await portals.withDueDeliveries();
    const taken = await Promise.all(tenants.map((tenantId) => inTurn(() => take(tenantId))));
    return taken.some((count) => count > 0);
  }

  async function take(tenantId: string): Promise<number> {
    const holder = lease.holder();
    if (holder === undefined) return 0;
    const room = { fresh: Math.min(limits.batch, 4), retries: Math.min(limits.batch, 2) };
    const input = { holder, lease: randomUUID(), rooms: lanes.rooms(tenantId), room };
    const works = await portals.runIfHere<Work[]>(tenantId, claim, input, []);
    if (lease.holder() === holder) lanes.add(works);
    else giveBack(works);
    return works.length;
  }

  /** Called by the lanes, in turn and within the limits. */
  async function send(work: Work): Promise<void> {
    const { body } = work;
    const result = body === null ? erasedResult(work) : resultOf(work, await sendAttempt(client, { ...work, body }));
    if (result.pauseFor !== null || result.disable !== null) lanes.drop(work.subscriptionId);
    record(work.tenantId, result);
  }

  async function settle(tenantId: string, results: readonly Result[]) {
    await portals.run(tenantId, settleDeliveries, { results });
    // A record's next event may have waited for this one.
    rounds.call();
  }

  /** Takes nothing more, gives back what was not begun, waits for what was. */
  async function stop() {
    await rounds.stop();
    lanes.stop();
    await lanes.ended();
    await settled();
    await givenBack();
  }
}
