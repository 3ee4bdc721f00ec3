import type { WebhookSubscription } from '../../../../../nouns/webhook-subscription.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { VariablesOf } from '../../mail/letters/letter-templates.ts';
import type { WebhookDisabledVars } from '../../mail/letters/webhook-disabled.ts';
import type { WebhookFailingVars } from '../../mail/letters/webhook-failing.ts';
import { sendLetters } from '../../mail/send-letter.ts';
import { idsSince } from '../../months/ids-since.ts';
import { noticeTemplates, type TemplateOf } from '../../notices/notice-templates.ts';
import { tellPeople } from '../../notices/tell-people.ts';
import { webhookSubscription, webhookSubscriptions } from './webhook-subscription.ts';

type Alert =
  | { kind: 'webhook.failing'; variables: Omit<WebhookFailingVars, 'url'> }
  | { kind: 'webhook.disabled'; variables: Omit<WebhookDisabledVars, 'url'> };

/** Tells everybody a subscription names: people of the portal as they have chosen, any other address by a letter. */
export async function alertPeople(ctx: WriteContext, { id, alertEmails }: WebhookSubscription, alert: Alert) {
  if (alertEmails.length === 0) return;
  const people = await ctx.db.many<{ id: string; email: string }>(sql`
    select id, lower(email) as email from users
    where tenant_id = ${ctx.db.tenant} and lower(email) = any(${alertEmails.map((email) => email.toLowerCase())})`);
  const known = new Set(people.map(({ email }) => email));
  const page = `/settings/webhooks/${id}`;
  await tellPeople(ctx, {
    ...alert,
    about: { entityType: webhookSubscription.type, entityId: id, page },
    people: people.map(({ id }) => id),
    causedBy: null,
  });
  await sendLetters<AlertTemplate>(
    ctx,
    alertEmails
      .filter((email) => !known.has(email.toLowerCase()))
      .map((to) => ({
        template: noticeTemplates[alert.kind],
        to,
        locale: 'ru' as const,
        variables: { ...alert.variables, url: `${ctx.services.publicUrl}${page}` } as VariablesOf<AlertTemplate>,
      })),
  );
}

type AlertTemplate = TemplateOf<Alert['kind']>;

/** A target that turned out to be private is reported once an hour, for every delivery would report it. */
export async function alertBlocked(ctx: WriteContext, subscriptionId: string) {
  const recent = await ctx.db.first(sql`
    select 1 from audit_events where tenant_id = ${ctx.db.tenant} and entity_type = ${webhookSubscription.type} and entity_id = ${subscriptionId}
      and event = ${webhookSubscription.event('blocked')} and occurred_at > now() - interval '1 hour' and id >= ${idsSince(1)} limit 1`);
  if (recent) return;
  const subscription = await webhookSubscriptions.byId(ctx.db, subscriptionId);
  ctx.record(webhookSubscription.fact('blocked', subscription, { reason: 'blocked_target' }));
  await alertPeople(ctx, subscription, {
    kind: 'webhook.failing',
    variables: failingVars(subscription, 0, 'blocked_target'),
  });
}

export function failingVars(subscription: WebhookSubscription, hours: number, fault: string) {
  return {
    ...placeOf(subscription),
    hours,
    failedAttempts: subscription.failedAttempts,
    lastFault: /^\d{3}$/.test(fault) ? { status: Number(fault) } : { errorCode: fault },
  };
}

/** The receiver is named by its host alone: the whole address may hold a secret. */
export const placeOf = ({ name, url }: WebhookSubscription) => ({
  subscription: name,
  host: URL.canParse(url) ? new URL(url).host : '',
});
