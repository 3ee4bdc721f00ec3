import type { Result } from '../../server/src/platform/webhooks/sending/attempt-result.ts';
import { healthStep } from '../../server/src/platform/webhooks/subscriptions/health-step.ts';
import type { Rows, Subscription } from './rows.ts';

/** What `settle-deliveries` does in SQL, as a step of the model; answers the deliveries it was heard about. */
export function settleStep(rows: Rows, now: number, results: readonly Result[]): string[] {
  const heard = results.filter((result) => outcome(rows, now, result)).map(({ deliveryId }) => deliveryId);
  const fresh = results.filter(({ attempts }) => !attempts.some(({ id }) => rows.attempts.has(id)));
  for (const { attempts } of fresh) for (const { id } of attempts) rows.attempts.add(id);
  for (const [id, about] of Map.groupBy(fresh, ({ subscriptionId }) => subscriptionId))
    health(rows.subscriptions.get(id) as Subscription, now, about);
  for (const { subscriptionId, disable } of fresh) if (disable) disableStep(rows, subscriptionId, disable);
  return heard;
}

function outcome({ deliveries, subscriptions }: Rows, now: number, result: Result): boolean {
  const one = deliveries.get(result.deliveryId);
  if (!one || one.lease !== result.lease) return false;
  const isOn = subscriptions.get(one.subscriptionId)?.status === 'enabled';
  const ended = result.status !== 'pending';
  one.status = ended ? result.status : isOn ? 'pending' : 'held';
  one.nextAt = !ended && isOn ? now + (result.retryIn as number) : null;
  one.finishedAt = ended ? now : null;
  Object.assign(one, { attemptCount: result.attemptCount, step: result.step, lease: null, holder: null });
  if (one.trigger !== 'test') one.trigger = 'schedule';
  return true;
}

/** What the sends of a batch say of their subscription, in the order they ended. */
function health(one: Subscription, now: number, results: readonly Result[]) {
  const counted = results.filter(({ counts }) => counts);
  const lastSuccess = counted.findLastIndex(({ status }) => status === 'delivered');
  const failed = counted.slice(lastSuccess + 1);
  const pause = Math.max(0, ...results.map(({ pauseFor }) => pauseFor ?? 0));
  if (lastSuccess >= 0)
    Object.assign(one, {
      ...{ failingSince: null, failedAttempts: 0, warnedHours: 0, lastFailedAt: null, lastFault: null },
    });
  if (failed.length > 0) {
    one.failingSince ??= now;
    one.failedAttempts += failed.length;
    one.lastFailedAt = now;
    one.lastFault = failed.at(-1)?.fault ?? null;
  }
  if (pause > 0) one.pausedUntil = Math.max(one.pausedUntil ?? 0, now + pause);
}

export function disableStep({ deliveries, subscriptions }: Rows, id: string, reason: string) {
  const one = subscriptions.get(id) as Subscription;
  if (one.status === 'disabled') return;
  Object.assign(one, { status: 'disabled', disabledReason: reason, pausedUntil: null, recovering: false });
  for (const delivery of deliveries.values())
    if (delivery.subscriptionId === id && delivery.status === 'pending')
      Object.assign(delivery, { status: 'held', nextAt: null });
}

/** The schedule that warns of a failing receiver and switches it off; its rule is the product's own. */
export function watchStep(rows: Rows, now: number) {
  for (const one of rows.subscriptions.values()) {
    if (one.failingSince === null || one.status !== 'enabled') continue;
    const { failedAttempts, warnedHours } = one;
    const [failingSince, lastFailedAt] = [new Date(one.failingSince), new Date(one.lastFailedAt as number)];
    const step = healthStep({ failingSince, lastFailedAt, failedAttempts, warnedHours }, new Date(now));
    if (step && 'disable' in step) disableStep(rows, one.id, 'failing');
    else if (step) one.warnedHours = step.warn;
  }
}

/** A person switches a subscription on again and has sent what was held. */
export function recoverStep({ deliveries, subscriptions }: Rows, now: number, id: string) {
  Object.assign(subscriptions.get(id) as Subscription, {
    ...{ status: 'enabled', disabledReason: null, pausedUntil: null, failingSince: null, failedAttempts: 0 },
    ...{ lastFailedAt: null, lastFault: null, warnedHours: 0, recovering: false },
  });
  for (const one of deliveries.values())
    if (one.subscriptionId === id && one.status === 'held')
      Object.assign(one, { status: 'pending', trigger: 'recover', step: 0, nextAt: now });
}
