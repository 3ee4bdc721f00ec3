import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** How the subscriptions of a portal stand: how many deliver, how many do not, and whether anything ever arrived. */
interface StandingSubscriptions {
  enabled: number;
  /** Enabled, but without success for a while. */
  failing: number;
  /** Switched off after failures or at the request of the receiver. */
  stopped: number;
  hasDelivered: boolean;
}

export const standingSubscriptions = (db: Db) =>
  db.one<StandingSubscriptions>(sql`
    select count(*) filter (where status = 'enabled')::int as enabled,
      count(*) filter (where status = 'enabled' and failing_since is not null)::int as failing,
      count(*) filter (where disabled_reason in ('failing', 'gone', 'requested'))::int as stopped,
      exists (select 1 from webhook_deliveries where tenant_id = ${db.tenant} and status = 'delivered') as "hasDelivered"
    from webhook_subscriptions where tenant_id = ${db.tenant} and archived_at is null`);
