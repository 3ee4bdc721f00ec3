import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What was accepted, by whom, when and why. */
export interface Decision {
  requisitionId: string;
  quoteLineId: string | null;
  quantity: string;
  comment: string | null;
  decidedAt: string;
  decidedBy: string | null;
}

/** Decisions that stand, the earliest first, their days by the portal's own clock. */
export const decisionsOf = (db: Db, requisitionIds: readonly string[]): Promise<Decision[]> =>
  db.many<Decision>(sql`
    select held.requisition_id as "requisitionId", held.quote_line_id as "quoteLineId", held.quantity, held.comment,
      (held.decided_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as "decidedAt", person.full_name as "decidedBy"
    from requisition_allocations held left join regional_settings regional on regional.tenant_id = ${db.tenant}
    left join users person on person.tenant_id = ${db.tenant} and person.id = held.decided_by
    where held.tenant_id = ${db.tenant} and held.requisition_id = any(${requisitionIds}::uuid[]) and held.status = 'accepted'
    order by held.decided_at, held.id`);

/** Suppliers that declined to quote, each with the reason it gave. */
export const declinedOf = (db: Db, requisitionIds: readonly string[]) =>
  db.many<{ requisitionId: string; name: string; reason: string | null }>(sql`
    select rfq.requisition_id as "requisitionId", party.short_name as name, asked.decline_reason as reason
    from supplier_rfqs rfq
    join supplier_rfq_recipients asked on asked.tenant_id = ${db.tenant} and asked.rfq_id = rfq.id and asked.status = 'declined'
    join counterparties party on party.tenant_id = ${db.tenant} and party.id = asked.counterparty_id
    where rfq.tenant_id = ${db.tenant} and rfq.requisition_id = any(${requisitionIds}::uuid[])
    order by party.short_name, asked.id`);
