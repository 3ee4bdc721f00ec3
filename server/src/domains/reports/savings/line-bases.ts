import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';

/**
 * The decided lines of these requisitions, each with what it costs as chosen and what it is held against: its planned price, what the same
 * item was last decided at before, and the median of what suppliers offered for it; each for the quantity that was chosen.
 */
export const lineBases = (db: Db, requisitionIds: readonly string[], timezone: string): Sql => sql`
  select need.tenant_id, need.id, need.requisition_id as purchase_id, need.catalog_item_id, req.currency, decided.first_at, decided.last_at as decided_at,
    (decided.last_at at time zone ${timezone})::date as date, need.actual_amount as chosen,
    case when need.planned_price > 0 then need.planned_amount * least(need.accepted_quantity, need.quantity) / need.quantity end as plan,
    earlier.amount * need.accepted_quantity * need.factor_to_base / earlier.quantity as last, offered.median,
    earlier.id as earlier_id, earlier.line_id as earlier_line_id, earlier.decided_at as earlier_at
  from (
    select chosen.line_id, min(chosen.decided_at) as first_at, max(chosen.decided_at) as last_at
    from requisition_allocations chosen
    where chosen.tenant_id = ${db.tenant} and chosen.requisition_id = any(${requisitionIds}::uuid[]) and chosen.status = 'accepted'
    group by 1
  ) decided
  join requisition_lines need on need.tenant_id = ${db.tenant} and need.id = decided.line_id
  join requisitions req on req.tenant_id = ${db.tenant} and req.id = need.requisition_id
  left join lateral (
    select before.id, before.line_id, before.decided_at, before.amount, before.quantity * other.factor_to_base as quantity
    from requisition_lines other
    join requisition_allocations before on before.tenant_id = ${db.tenant} and before.line_id = other.id
    where other.tenant_id = ${db.tenant} and other.catalog_item_id = need.catalog_item_id and other.id <> need.id
      and before.status = 'accepted' and before.currency = req.currency and before.decided_at < decided.first_at
    order by before.decided_at desc, before.id desc limit 1
  ) earlier on true
  left join lateral (
    select (percentile_disc(0.5) within group (order by asked.amount) + percentile_disc(0.5) within group (order by asked.amount desc)) / 2 as median
    from supplier_quote_lines offer
    cross join lateral (select offer.gross * need.accepted_quantity * need.factor_to_base
      / (offer.quantity * coalesce(offer.factor_to_base, need.factor_to_base)) as amount) asked
    join supplier_quotes quote on quote.tenant_id = ${db.tenant} and quote.id = offer.quote_id and quote.current_version = offer.n
    left join supplier_rfqs rfq on rfq.tenant_id = ${db.tenant} and rfq.id = quote.rfq_id
    where offer.tenant_id = ${db.tenant} and offer.requisition_line_id = need.id and offer.gross is not null and offer.quantity > 0
      and quote.currency = req.currency and quote.status not in ('draft', 'withdrawn')
      and (not rfq.sealed or rfq.unsealed_at is not null or rfq.id is null)
    having count(*) > 1
  ) offered on true
  where need.tenant_id = ${db.tenant} and need.actual_amount is not null`;
