import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Days } from '../period.ts';
import { within } from '../within.ts';

/** What something was held against, what it costs as chosen, and of how many lines that is. */
export interface Basis {
  base: string;
  chosen: string;
  lines: number;
}

export const bases = ['plan', 'last', 'median'] as const;

export type BasisName = (typeof bases)[number];

export interface SavingsRow extends Record<BasisName, Basis> {
  procurementId: string;
  number: string;
  title: string;
  /** The same over all rows, those beyond the limit included. */
  whole: Record<BasisName, Basis>;
  count: number;
}

interface Asked {
  days: Days;
  timezone: string;
  currency: string;
}

const basis = (name: BasisName) => sql`
  json_build_object('base', round(coalesce(sum(line.${columns[name]}), 0), 2)::text,
    'chosen', round(coalesce(sum(line.chosen) filter (where line.${columns[name]} is not null), 0), 2)::text, 'lines', count(line.${columns[name]})::int)`;

const columns = { plan: sql`planned`, last: sql`last`, median: sql`median` };

const whole = (name: BasisName) => sql`
  json_build_object('base', round(coalesce(sum(sum(line.${columns[name]})) over (), 0), 2)::text,
    'chosen', round(coalesce(sum(sum(line.chosen) filter (where line.${columns[name]} is not null)) over (), 0), 2)::text,
    'lines', (sum(count(line.${columns[name]})) over ())::int)`;

/**
 * Requisitions with lines decided in these days, the latest decision first. A line is held against its planned price, against what the
 * same item was last decided at before, and against the median of what suppliers offered for it; each for the quantity that was chosen.
 */
export const savingsIn = (db: Db, { days, timezone, currency }: Asked, most: number) =>
  db.many<SavingsRow>(sql`
    with decided as (
      select chosen.requisition_id, chosen.line_id, min(chosen.decided_at) as first_at, max(chosen.decided_at) as last_at
      from requisition_allocations chosen
      where chosen.tenant_id = ${db.tenant} and chosen.status = 'accepted' and ${within(sql`chosen.decided_at`, days, timezone)}
      group by 1, 2
    ),
    lines as (
      select decided.requisition_id, decided.last_at, need.actual_amount as chosen,
        case when need.planned_price > 0 then need.planned_amount * least(need.accepted_quantity, need.quantity) / need.quantity end as planned,
        earlier.amount * need.accepted_quantity * need.factor_to_base / earlier.quantity as last, offered.median
      from decided
      join requisition_lines need on need.tenant_id = ${db.tenant} and need.id = decided.line_id
      join requisitions req on req.tenant_id = ${db.tenant} and req.id = decided.requisition_id and req.currency = ${currency}
      left join lateral (
        select before.amount, before.quantity * other.factor_to_base as quantity
        from requisition_lines other
        join requisition_allocations before on before.tenant_id = ${db.tenant} and before.line_id = other.id
        where other.tenant_id = ${db.tenant} and other.catalog_item_id = need.catalog_item_id and other.id <> need.id
          and before.status = 'accepted' and before.currency = ${currency} and before.decided_at < decided.first_at
        order by before.decided_at desc limit 1
      ) earlier on true
      left join lateral (
        select (percentile_disc(0.5) within group (order by asked.amount) + percentile_disc(0.5) within group (order by asked.amount desc)) / 2 as median
        from supplier_quote_lines offer
        cross join lateral (select offer.gross * need.accepted_quantity * need.factor_to_base
          / (offer.quantity * coalesce(offer.factor_to_base, need.factor_to_base)) as amount) asked
        join supplier_quotes quote on quote.tenant_id = ${db.tenant} and quote.id = offer.quote_id and quote.current_version = offer.n
        left join supplier_rfqs rfq on rfq.tenant_id = ${db.tenant} and rfq.id = quote.rfq_id
        where offer.tenant_id = ${db.tenant} and offer.requisition_line_id = need.id and offer.gross is not null and offer.quantity > 0
          and quote.currency = ${currency} and quote.status not in ('draft', 'withdrawn')
          and (not rfq.sealed or rfq.unsealed_at is not null or rfq.id is null)
        having count(*) > 1
      ) offered on true
      where need.actual_amount is not null
    )
    select req.id as "procurementId", req.number, req.title, ${basis('plan')} as plan, ${basis('last')} as last, ${basis('median')} as median,
      json_build_object('plan', ${whole('plan')}, 'last', ${whole('last')}, 'median', ${whole('median')}) as whole, (count(*) over ())::int as count
    from lines line join requisitions req on req.tenant_id = ${db.tenant} and req.id = line.requisition_id
    group by req.id, req.number, req.title
    order by max(line.last_at) desc, req.id limit ${most}`);
