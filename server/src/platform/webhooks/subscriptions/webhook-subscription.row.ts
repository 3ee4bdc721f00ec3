import { notFound } from '../../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../../kernel/record.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { type WebhookSubscription, webhookSubscription } from './webhook-subscription.ts';

/** The one place that maps the table to the card. Sealed columns are not among them. */
export const subscriptionColumns: Sql = raw(`
  subscription.id, subscription.name, subscription.url, subscription.events, subscription.payload_mode, subscription.ordering,
  subscription.headers_shown, subscription.max_rate_per_second, subscription.alert_emails, subscription.rotation_fallback,
  subscription.status, subscription.disabled_reason, subscription.disabled_at, subscription.secret_shown, subscription.next_secret_shown,
  subscription.overlap_until, subscription.overlap_until > now() as overlapping,
  case when subscription.paused_until > now() then subscription.paused_until end as paused_until,
  subscription.failing_since, subscription.failed_attempts, subscription.version,
  subscription.created_at, subscription.updated_at, subscription.archived_at, subscription.created_by, subscription.updated_by`);

export interface SubscriptionRow extends RecordRow {
  id: string;
  name: string;
  url: string;
  events: string[];
  payload_mode: WebhookSubscription['payloadMode'];
  ordering: WebhookSubscription['ordering'];
  headers_shown: Record<string, string>;
  max_rate_per_second: number | null;
  alert_emails: string[];
  rotation_fallback: boolean;
  status: 'enabled' | 'disabled';
  disabled_reason: WebhookSubscription['disabledReason'];
  disabled_at: string | null;
  secret_shown: string;
  next_secret_shown: string | null;
  overlap_until: string | null;
  overlapping: boolean | null;
  paused_until: string | null;
  failing_since: string | null;
  failed_attempts: number;
}

export function presentSubscription(row: SubscriptionRow): WebhookSubscription {
  // An overlap that has run out has one secret left, whether or not anybody wrote so.
  const over = row.next_secret_shown !== null && !row.overlapping;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    payloadMode: row.payload_mode,
    ordering: row.ordering,
    headers: row.headers_shown,
    maxRatePerSecond: row.max_rate_per_second,
    alertEmails: row.alert_emails,
    rotationFallback: row.rotation_fallback,
    enabled: row.status === 'enabled',
    disabledReason: row.disabled_reason,
    disabledAt: row.disabled_at,
    secretMasked: over ? (row.next_secret_shown as string) : row.secret_shown,
    nextSecretMasked: over ? null : row.next_secret_shown,
    overlapUntil: over ? null : row.overlap_until,
    pausedUntil: row.paused_until,
    failingSince: row.failing_since,
    failedAttempts: row.failed_attempts,
    ...presentRecord(row),
  };
}

export async function subscriptionById(db: Db, id: string): Promise<WebhookSubscription> {
  const row = await db.first<SubscriptionRow>(sql`
    select ${subscriptionColumns} from webhook_subscriptions subscription where subscription.tenant_id = ${db.tenant} and subscription.id = ${id}`);
  if (!row) throw notFound(webhookSubscription.noun);
  return presentSubscription(row);
}

/** The same, locked until the transaction ends: every change starts here. */
export async function lockSubscription(db: Db, id: string): Promise<WebhookSubscription> {
  const row = await db.first<SubscriptionRow>(sql`
    select ${subscriptionColumns} from webhook_subscriptions subscription
    where subscription.tenant_id = ${db.tenant} and subscription.id = ${id} for update of subscription`);
  if (!row) throw notFound(webhookSubscription.noun);
  return presentSubscription(row);
}

/** Writes a change of a locked subscription and answers it as it is now. */
export async function changeSubscription(
  db: Db,
  id: string,
  change: Sql,
  by: string | null,
): Promise<WebhookSubscription> {
  const row = await db.one<SubscriptionRow>(sql`
    update webhook_subscriptions subscription set ${change}, version = version + 1, updated_at = now(), updated_by = ${by}
    where subscription.tenant_id = ${db.tenant} and subscription.id = ${id} returning ${subscriptionColumns}`);
  return presentSubscription(row);
}
