import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { Days } from '../period.ts';
import { within } from '../within.ts';

/** What suppliers are looked at by: each is a share of records that are as they should be. */
export const supplierFigures = ['answers', 'prices', 'on_time', 'in_full', 'matching'] as const;

export type SupplierFigure = (typeof supplierFigures)[number];

interface Asked {
  db: Db;
  days: Days;
  timezone: string;
  today: string;
}

/** The records of each figure: whose, of which day, and whether it is as it should be. The share and the list of them read the same. */
export const recordsOfFigure: Readonly<Record<SupplierFigure, (asked: Asked) => Sql>> = {
  answers: ({ db, days, timezone }) => sql`
    select asked.counterparty_id, asked.status = 'quoted' as good, (asked.sent_at at time zone ${timezone})::date as date,
      'supplier_rfq' as entity_type, rfq.id as entity_id, rfq.number
    from supplier_rfq_recipients asked
    join supplier_rfqs rfq on rfq.tenant_id = ${db.tenant} and rfq.id = asked.rfq_id
    where asked.tenant_id = ${db.tenant} and asked.status <> 'revoked' and ${within(sql`asked.sent_at`, days, timezone)}`,

  prices: ({ db, days, timezone }) => sql`
    -- What is sealed stays so until it is opened.
    select offer.counterparty_id, offer.price = offer.best as good, offer.date, 'supplier_quote' as entity_type, offer.quote_id as entity_id,
      offer.number
    from (
      select quote.counterparty_id, quote.id as quote_id, quote.number, (quote.submitted_at at time zone ${timezone})::date as date,
        line.gross / (line.quantity * coalesce(line.factor_to_base, 1)) as price,
        min(line.gross / (line.quantity * coalesce(line.factor_to_base, 1))) over asked as best, count(*) over asked as offers
      from supplier_quotes quote
      join supplier_quote_lines line on line.tenant_id = ${db.tenant} and line.quote_id = quote.id and line.n = quote.current_version
      left join supplier_rfqs rfq on rfq.tenant_id = ${db.tenant} and rfq.id = quote.rfq_id
      where (not rfq.sealed or rfq.unsealed_at is not null or rfq.id is null) and quote.tenant_id = ${db.tenant} and quote.status not in ('draft', 'withdrawn')
        and ${within(sql`quote.submitted_at`, days, timezone)} and line.gross is not null and line.quantity > 0
      window asked as (partition by coalesce(line.requisition_line_id, line.rfq_item_id, line.id), quote.currency)
    ) offer where offer.offers > 1`,

  on_time: ({ db, days, timezone }) => sql`
    select party.counterparty_id, (receipt.received_at at time zone ${timezone})::date <= decided.delivery_date as good,
      (receipt.received_at at time zone ${timezone})::date as date, 'procurement' as entity_type, receipt.requisition_id as entity_id, receipt.number
    from stock_receipts receipt
    join stock_receipt_lines came on came.tenant_id = ${db.tenant} and came.receipt_id = receipt.id
    join requisition_allocations decided on decided.tenant_id = ${db.tenant} and decided.id = came.allocation_id
    join suppliers party on party.tenant_id = ${db.tenant} and party.id = decided.supplier_id
    where receipt.tenant_id = ${db.tenant} and receipt.status = 'posted' and decided.delivery_date is not null
      and ${within(sql`receipt.received_at`, days, timezone)}`,

  in_full: ({ db, days, today }) => sql`
    select party.counterparty_id, decided.received_quantity >= decided.quantity as good, decided.delivery_date as date,
      'procurement' as entity_type, decided.requisition_id as entity_id, req.number
    from requisition_allocations decided
    join requisitions req on req.tenant_id = ${db.tenant} and req.id = decided.requisition_id
    join suppliers party on party.tenant_id = ${db.tenant} and party.id = decided.supplier_id
    where decided.tenant_id = ${db.tenant} and decided.status = 'accepted'
      and decided.delivery_date between ${days.from} and ${days.to} and decided.delivery_date < ${today}`,

  matching: ({ db, days, timezone }) => sql`
    -- That goods have not come yet is no fault of the invoice.
    select inv.counterparty_id, not jsonb_path_exists(inv.matching_issues, '$[*] ? (@.code != "quantity_above_received")') as good,
      coalesce(inv.external_date, (inv.created_at at time zone ${timezone})::date) as date, 'invoice' as entity_type, inv.id as entity_id, inv.number
    from invoices inv
    where inv.tenant_id = ${db.tenant} and inv.status = any(${standingStatuses}::text[])
      and (inv.external_date between ${days.from} and ${days.to} or inv.external_date is null and ${within(sql`inv.created_at`, days, timezone)})`,
};
