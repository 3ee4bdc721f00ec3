import Type from 'typebox';
import { type Command, command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { secretOpener } from '../subscriptions/subscription-secrets.ts';
import { type Work, type WorkRow, workColumns, workOf } from './delivery-work.ts';
import { nextDeliveries } from './next-deliveries.ts';

/** How long a taken delivery belongs to its worker, in seconds of the database's clock. */
export const leaseSeconds = 90;

interface Claim {
  /** The worker; while it lives, no other serves its subscriptions. */
  holder: string;
  lease: string;
  /** How many first attempts and how many retries the worker has room for, by subscription; others get the default. */
  rooms: ReadonlyArray<{ id: string; fresh: number; retries: number }>;
  room: { fresh: number; retries: number };
}

const input = Type.Unsafe<Claim>({ type: 'object' });

/** Takes due deliveries of one portal: in order where the subscription asks for it, never more than there is room for. */
export const claimDeliveries = (): Command<typeof input, Work[], undefined> => {
  const open = secretOpener();
  return command({
    name: 'webhooks.claim-deliveries',
    summary: words('Take due deliveries for sending', 'Взять доставки на отправку'),
    permission: 'internal',
    scope: null,
    input,
    output: Type.Unknown(),

    async run(ctx, { holder, lease, rooms, room }) {
      ctx.nothingChanged();
      const { db } = ctx;
      // A claim lost in a crash of the database is a delivery still pending: no need to wait for the disk.
      // And the plan follows the indexes that are in the order asked for, whatever statistics say: a queue's are wrong most of the time.
      const relaxed = db.execute(sql`
        select set_config('synchronous_commit', 'off', true), set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
          set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('enable_sort', 'off', true),
          ${db.tenant} as tenant_id`);
      const claim = await db.first<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtextextended('claim' || tenant.tenant_id, 0)) as mine from tenants tenant where tenant_id = ${db.tenant} and outgoing = 'open'`,
      );
      await relaxed;
      if (!claim?.mine) return [];
      const rows = await db.many<WorkRow>(sql`
        with clock as materialized (select clock_timestamp() as at), open as (
          select subscription.id, subscription.ordering, subscription.recovering,
            coalesce(room.fresh, ${room.fresh}::int) as fresh, coalesce(room.retries, ${room.retries}::int) as retries
          from webhook_subscriptions subscription
          left join json_to_recordset(${JSON.stringify(rooms)}::json) as room(id uuid, fresh int, retries int) on room.id = subscription.id
          where subscription.tenant_id = ${db.tenant} and subscription.status = 'enabled' and subscription.archived_at is null
            and (subscription.paused_until is null or subscription.paused_until <= clock_timestamp())
            and not exists (
              select 1 from webhook_deliveries other
              where other.tenant_id = ${db.tenant} and other.subscription_id = subscription.id and other.status = 'in_flight'
                and other.holder <> ${holder}::uuid and other.next_attempt_at > clock_timestamp())
        ), picked as materialized (
          select due.id from open cross join lateral (${nextDeliveries(db.tenant)}) due
        ), taken as (
          update webhook_deliveries delivery
          set status = 'in_flight', lease = ${lease}::uuid, holder = ${holder}::uuid,
            next_attempt_at = later(clock.at, ${leaseSeconds})
          from picked, clock where delivery.tenant_id = ${db.tenant} and delivery.id = picked.id
          returning delivery.*
        )
        select ${workColumns} from taken
        join webhook_subscriptions subscription on subscription.tenant_id = ${db.tenant} and subscription.id = taken.subscription_id
        left join webhook_payloads payload on payload.tenant_id = ${db.tenant} and payload.id = taken.payload_id
        order by taken.id`);
      if (rows.length === 0) await putAside(db);
      return Promise.all(rows.map((row) => workOf(ctx.services, db, open, row)));
    },
  });
};

/**
 * A delivery made or given back while its subscription was being switched off waits with the others that are held; so does one whose
 * worker left without a word, once its lease has run out.
 */
const putAside = (db: Db) =>
  db.execute(sql`
    with clock as materialized (select now() as at)
    update webhook_deliveries delivery
    set status = case when subscription.archived_at is null then 'held' else 'cancelled' end, next_attempt_at = null, lease = null, holder = null,
      finished_at = case when subscription.archived_at is null then null else clock.at end
    from webhook_subscriptions subscription, clock
    where delivery.tenant_id = ${db.tenant} and delivery.status in ('pending', 'in_flight')
      and (delivery.status = 'pending' or delivery.next_attempt_at <= now())
      and subscription.tenant_id = ${db.tenant} and subscription.id = delivery.subscription_id
      and (subscription.status = 'disabled' or subscription.archived_at is not null)`);
