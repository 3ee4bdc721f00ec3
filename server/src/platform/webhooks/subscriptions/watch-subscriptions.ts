import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { alertPeople, failingVars } from './alert-letters.ts';
import { disableSubscription } from './disable-subscription.ts';
import { healthStep } from './health-step.ts';
import { webhookSubscription, webhookSubscriptions } from './webhook-subscription.ts';

interface Failing {
  id: string;
  failing_since: string;
  last_failed_at: string;
  failed_attempts: number;
  warned_hours: number;
  last_fault: string | null;
  now: string;
}

/** Looks once at every failing subscription of a portal: warns its people, or switches it off. */
export const watchSubscriptions = command({
  name: 'webhooks.watch-subscriptions',
  summary: words('Warn of failing subscriptions', 'Предупредить о сбоях подписок'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),

  async run(ctx) {
    ctx.nothingChanged();
    const failing = await ctx.db.many<Failing>(sql`
      select id, failing_since, last_failed_at, failed_attempts, warned_hours, last_fault, clock_timestamp()::instant as now
      from webhook_subscriptions
      where tenant_id = ${ctx.db.tenant} and failing_since is not null and status = 'enabled' and archived_at is null
      order by id for update skip locked`);
    for (const one of failing) await look(ctx, one);
    return null;
  },
});

async function look(ctx: WriteContext, one: Failing) {
  const step = healthStep(
    {
      failingSince: new Date(one.failing_since),
      lastFailedAt: new Date(one.last_failed_at),
      failedAttempts: one.failed_attempts,
      warnedHours: one.warned_hours,
    },
    new Date(one.now),
  );
  if (step === null) return;
  if ('disable' in step) await disableSubscription(ctx, one.id, 'failing');
  else await warn(ctx, one, step.warn);
}

async function warn(ctx: WriteContext, { id, last_fault }: Failing, hours: number) {
  await ctx.db.execute(sql`
    update webhook_subscriptions set warned_hours = ${hours} where tenant_id = ${ctx.db.tenant} and id = ${id}`);
  const subscription = await webhookSubscriptions.byId(ctx.db, id);
  ctx.record(webhookSubscription.fact('failing', subscription, { hours, reason: last_fault ?? 'unknown' }));
  await alertPeople(ctx, subscription, {
    kind: 'webhook.failing',
    variables: failingVars(subscription, hours, last_fault ?? 'timeout'),
  });
}
