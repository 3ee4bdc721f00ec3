import type { WebhookSubscription } from '../../../../../nouns/webhook-subscription.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { WebhookDisabledVars } from '../../mail/letters/webhook-disabled.ts';
import type { WebhookFailingVars } from '../../mail/letters/webhook-failing.ts';
import { sendLetter } from '../../mail/send-letter.ts';
import { idsSince } from '../../months/ids-since.ts';
import { webhookSubscription, webhookSubscriptions } from './webhook-subscription.ts';

type AlertLetter =
  | { template: 'webhook-failing'; variables: WebhookFailingVars }
  | { template: 'webhook-disabled'; variables: WebhookDisabledVars };

/** Writes to everybody a subscription names, in their own language where they are people of the portal. */
export async function alertPeople(ctx: WriteContext, { alertEmails }: WebhookSubscription, letter: AlertLetter) {
  if (alertEmails.length === 0) return;
  const people = await ctx.db.many<{ email: string; locale: 'ru' | 'en' }>(sql`
    select lower(email) as email, locale from users
    where tenant_id = ${ctx.db.tenant} and lower(email) = any(${alertEmails.map((email) => email.toLowerCase())})`);
  const localeOf = new Map(people.map(({ email, locale }) => [email, locale]));
  for (const to of alertEmails)
    await sendLetter<AlertLetter['template']>(ctx, { ...letter, to, locale: localeOf.get(to.toLowerCase()) ?? 'ru' });
}

/** A target that turned out to be private is reported once an hour, for every delivery would report it. */
export async function alertBlocked(ctx: WriteContext, subscriptionId: string) {
  const recent = await ctx.db.first(sql`
    select 1 from audit_events where tenant_id = ${ctx.db.tenant} and entity_type = ${webhookSubscription.type} and entity_id = ${subscriptionId}
      and event = ${webhookSubscription.event('blocked')} and occurred_at > now() - interval '1 hour' and id >= ${idsSince(1)} limit 1`);
  if (recent) return;
  const subscription = await webhookSubscriptions.byId(ctx.db, subscriptionId);
  ctx.record(webhookSubscription.fact('blocked', subscription, { reason: 'blocked_target' }));
  await alertPeople(ctx, subscription, {
    template: 'webhook-failing',
    variables: failingVars(ctx, subscription, 0, 'blocked_target'),
  });
}

export function failingVars(
  ctx: WriteContext,
  subscription: WebhookSubscription,
  hours: number,
  fault: string,
): WebhookFailingVars {
  return {
    ...placeOf(ctx, subscription),
    hours,
    failedAttempts: subscription.failedAttempts,
    lastFault: /^\d{3}$/.test(fault) ? { status: Number(fault) } : { errorCode: fault },
  };
}

/** The receiver is named by its host alone: the whole address may hold a secret. */
export const placeOf = (ctx: WriteContext, { id, name, url }: WebhookSubscription) => ({
  subscription: name,
  host: URL.canParse(url) ? new URL(url).host : '',
  url: `${ctx.services.publicUrl}/settings/webhooks/${id}`,
});
