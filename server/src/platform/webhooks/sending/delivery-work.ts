import { isTestPortal } from '../../../kernel/portal-clock.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw } from '../../../kernel/sql/sql.ts';
import { type SecretOpener, secretPlace } from '../subscriptions/subscription-secrets.ts';

/** One delivery taken for sending, with all that the send needs and nothing that is read again. */
export interface Work {
  tenantId: string;
  deliveryId: string;
  lease: string;
  subscriptionId: string;
  eventId: string;
  event: string;
  requestId: string;
  attemptCount: number;
  step: number;
  trigger: 'schedule' | 'manual' | 'recover' | 'test';
  /** The very bytes that are signed and sent; null when they were erased after 30 days. */
  body: string | null;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The secret of `X-Service-Signature`. */
  secret: string;
  /** During a change of secrets the coming one; it signs beside the first. */
  nextSecret: string | null;
  /** May a refusal during a change of secrets be answered with the other secret at once. */
  fallback: boolean;
  ratePerSecond: number | null;
  ordered: boolean;
  /** Is it tried again after a failure: the test of a subscription that is off is not. */
  retried: boolean;
  /** Its receiver has failed since it last took anything. */
  failing: boolean;
  /** Of a test portal: it is tried again soon, and not for days. */
  isTest: boolean;
}

export interface WorkRow {
  id: string;
  lease: string;
  subscription_id: string;
  event_id: string;
  event: string;
  request_id: string;
  attempt_count: number;
  step: number;
  trigger: Work['trigger'];
  body: string | null;
  url: string;
  headers: string | null;
  secret: string;
  next_secret: string | null;
  overlapping: boolean | null;
  rotation_fallback: boolean;
  max_rate_per_second: number | null;
  ordering: 'none' | 'entity';
  enabled: boolean;
  failing: boolean;
}

/** Columns of `taken` (a delivery), `subscription` and `payload`. */
export const workColumns = raw(`
  taken.id, taken.lease, taken.subscription_id, taken.event_id, taken.event, taken.request_id, taken.attempt_count, taken.step, taken.trigger,
  payload.body, subscription.url, subscription.headers, subscription.secret, subscription.next_secret,
  subscription.overlap_until > clock_timestamp() as overlapping, subscription.rotation_fallback, subscription.max_rate_per_second,
  subscription.ordering, subscription.status = 'enabled' as enabled, subscription.failing_since is not null as failing`);

export async function workOf(services: Services, db: Db, open: SecretOpener, row: WorkRow): Promise<Work> {
  const at = secretPlace(row.subscription_id);
  const [first, next, headers] = await Promise.all([
    open(services, db, at, row.secret),
    row.next_secret && open(services, db, at, row.next_secret),
    row.headers && open(services, db, secretPlace(row.subscription_id, 'headers'), row.headers),
  ]);
  return {
    tenantId: db.tenant,
    deliveryId: row.id,
    lease: row.lease,
    subscriptionId: row.subscription_id,
    eventId: row.event_id,
    event: row.event,
    requestId: row.request_id,
    attemptCount: row.attempt_count,
    step: row.step,
    trigger: row.trigger,
    body: row.body,
    url: row.url,
    headers: headers ? (JSON.parse(headers) as Record<string, string>) : {},
    secret: next && !row.overlapping ? next : first,
    nextSecret: next && row.overlapping ? next : null,
    fallback: row.rotation_fallback,
    ratePerSecond: row.max_rate_per_second,
    ordered: row.ordering === 'entity',
    retried: row.trigger !== 'test' || row.enabled,
    failing: row.failing,
    isTest: isTestPortal(),
  };
}
