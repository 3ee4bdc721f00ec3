import Type from 'typebox';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { alertBlocked } from '../subscriptions/alert-letters.ts';
import { disableSubscription } from '../subscriptions/disable-subscription.ts';
import type { Result } from './attempt-result.ts';

const input = Type.Unsafe<{ results: readonly Result[] }>({ type: 'object' });

/**
 * Writes the outcome of many sends: each attempt and the next state of its delivery in one statement, then what they
 * say about their subscriptions. A delivery that another worker has taken over is left alone; its attempt is kept.
 * A batch whose commit was not acknowledged comes again: what it wrote then is left as it is and counted no second time.
 */
export const settleDeliveries = command({
  name: 'webhooks.settle-deliveries',
  summary: words('Record the outcome of sends', 'Записать результаты отправок'),
  permission: 'internal',
  scope: null,
  input,
  output: Type.Unknown(),

  async run(ctx, { results }) {
    ctx.nothingChanged();
    const fresh = await writeOutcomes(ctx, results);
    await writeHealth(ctx, fresh);
    for (const { subscriptionId, disable } of fresh)
      if (disable) await disableSubscription(ctx, subscriptionId, disable);
    for (const { subscriptionId, status } of fresh) if (status === 'blocked') await alertBlocked(ctx, subscriptionId);
    return null;
  },
});

/** Answers the results that were not written before. */
async function writeOutcomes({ db }: WriteContext, results: readonly Result[]): Promise<Result[]> {
  const byIndex = db.execute(sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
      ${db.tenant} as tenant_id`);
  const attempts = results.flatMap((result) => result.attempts);
  const states = results.map(({ attempts: _, ...state }) => state);
  const written = await db.many<{ id: string }>(sql`
    with clock as materialized (select clock_timestamp() as at), result as (
      select * from json_to_recordset(${JSON.stringify(states)}::json) as result("deliveryId" uuid, lease uuid, status text,
        "attemptCount" int, step int, "retryIn" double precision)
    ), settled as (
      update webhook_deliveries delivery set
        status = case when result.status <> 'pending' then result.status
          when subscription.archived_at is not null then 'cancelled' when subscription.status = 'disabled' then 'held' else 'pending' end,
        attempt_count = result."attemptCount", step = result.step,
        trigger = case when delivery.trigger = 'test' then 'test' else 'schedule' end, lease = null, holder = null,
        next_attempt_at = case when result.status = 'pending' and subscription.status = 'enabled' and subscription.archived_at is null
          then later(clock.at, result."retryIn" / 1000) end,
        finished_at = case when result.status <> 'pending' or subscription.archived_at is not null then clock.at end
      from clock, result, webhook_subscriptions subscription
      where delivery.tenant_id = ${db.tenant} and delivery.id = result."deliveryId" and delivery.lease = result.lease
        and subscription.tenant_id = ${db.tenant} and subscription.id = delivery.subscription_id
      returning delivery.id
    )
    insert into webhook_attempts (tenant_id, id, delivery_id, subscription_id, number, trigger, started_at, duration_ms, dns_ms,
      connect_ms, tls_ms, ttfb_ms, request_headers, request_body_sha256, remote_ip, response_status, response_headers, response_body,
      response_truncated, error_code, succeeded, will_retry, next_attempt_at)
    select ${db.tenant}::uuid, made.id, delivery_id, subscription_id, number, trigger, started_at, duration_ms, dns_ms, connect_ms, tls_ms,
      ttfb_ms, request_headers, request_body_sha256, remote_ip, response_status, response_headers, response_body, response_truncated,
      error_code, succeeded, will_retry and settled.id is not null,
      case when settled.id is not null then later(clock.at, retry_in / 1000) end
    from clock, json_to_recordset(${JSON.stringify(attempts)}::json) as made(id uuid, delivery_id uuid, subscription_id uuid, number int,
      trigger text, started_at timestamptz, duration_ms int, dns_ms int, connect_ms int, tls_ms int, ttfb_ms int, request_headers text,
      request_body_sha256 text, remote_ip inet, response_status int, response_headers text, response_body text, response_truncated boolean,
      error_code text, succeeded boolean, will_retry boolean, retry_in double precision)
    left join settled on settled.id = made.delivery_id
    on conflict do nothing returning id`);
  await byIndex;
  const ids = new Set(written.map(({ id }) => id));
  return results.filter((result) => result.attempts.every(({ id }) => ids.has(id)));
}

interface Health {
  id: string;
  succeeded: boolean;
  failures: number;
  fault: string | null;
  pauseFor: number | null;
}

/** What a batch says of each subscription, in the order the sends ended: a success forgets the failures before it. */
function healthOf(results: readonly Result[]): Health[] {
  const found = new Map<string, Health>();
  for (const { subscriptionId: id, fault, pauseFor, status, counts } of results) {
    const health = found.get(id) ?? { id, succeeded: false, failures: 0, fault: null, pauseFor: null };
    found.set(id, health);
    health.pauseFor = Math.max(health.pauseFor ?? 0, pauseFor ?? 0) || null;
    if (!counts) continue;
    if (status === 'delivered') Object.assign(health, { succeeded: true, failures: 0, fault: null });
    else Object.assign(health, { failures: health.failures + 1, fault });
  }
  return [...found.values()];
}

async function writeHealth({ db }: WriteContext, results: readonly Result[]) {
  if (results.length === 0) return;
  await db.execute(sql`
    with clock as materialized (select clock_timestamp() as at)
    update webhook_subscriptions subscription set
      failing_since = case when health.failures = 0 then case when health.succeeded then null else failing_since end
        when health.succeeded or failing_since is null then clock.at else failing_since end,
      failed_attempts = case when health.succeeded then 0 else failed_attempts end + health.failures,
      warned_hours = case when health.succeeded then 0 else warned_hours end,
      last_failed_at = case when health.failures > 0 then clock.at when health.succeeded then null else last_failed_at end,
      last_fault = case when health.failures > 0 then health.fault when health.succeeded then null else last_fault end,
      paused_until = greatest(paused_until, later(clock.at, health."pauseFor" / 1000))
    from clock, json_to_recordset(${JSON.stringify(healthOf(results))}::json) as health(id uuid, succeeded boolean, failures int, fault text, "pauseFor" double precision)
    where subscription.tenant_id = ${db.tenant} and subscription.id = health.id
      and (health.failures > 0 or health."pauseFor" is not null or (health.succeeded and failing_since is not null))`);
}
