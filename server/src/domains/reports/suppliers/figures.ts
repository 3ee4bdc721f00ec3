import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { CountedPurchases } from '../purchases/counted-purchases.ts';

/** What suppliers are looked at by: each is a share of records that are as they should be. */
export const supplierFigures = ['answers', 'prices', 'on_time', 'in_full', 'matching'] as const;

export type SupplierFigure = (typeof supplierFigures)[number];

/**
 * The records of each figure in these purchases: whose, of which day, and whether it is as it should be. What is kept and the list of records
 * read the same.
 */
export const recordsOfFigure: Readonly<Record<SupplierFigure, (counted: CountedPurchases) => Sql>> = {
  answers: ({ db, purchaseIds, timezone }) => sql`
    select rfq.tenant_id, coalesce(rfq.requisition_id, rfq.id) as purchase_id, asked.counterparty_id, asked.status = 'quoted' as good,
      (asked.sent_at at time zone ${timezone})::date as date, 'supplier_rfq' as entity_type, rfq.id as entity_id, rfq.number
    from supplier_rfqs rfq
    join supplier_rfq_recipients asked on asked.tenant_id = ${db.tenant} and asked.rfq_id = rfq.id
    where rfq.tenant_id = ${db.tenant} and asked.status <> 'revoked' and asked.sent_at is not null
      and (rfq.requisition_id = any(${purchaseIds}::uuid[]) or rfq.id = any(${purchaseIds}::uuid[]) and rfq.requisition_id is null)`,

  prices: ({ db, purchaseIds, timezone }) => sql`
    -- What is sealed stays so until it is opened.
    select offer.tenant_id, offer.purchase_id, offer.counterparty_id, offer.price = offer.best as good, offer.date, 'supplier_quote' as entity_type,
      offer.quote_id as entity_id, offer.number
    from (
      select quote.tenant_id, coalesce(quote.requisition_id, quote.rfq_id, quote.id) as purchase_id, quote.counterparty_id, quote.id as quote_id,
        quote.number, (quote.submitted_at at time zone ${timezone})::date as date,
        line.gross / (line.quantity * coalesce(line.factor_to_base, 1)) as price,
        min(line.gross / (line.quantity * coalesce(line.factor_to_base, 1))) over asked as best, count(*) over asked as offers
      from supplier_quotes quote
      join supplier_quote_lines line on line.tenant_id = ${db.tenant} and line.quote_id = quote.id and line.n = quote.current_version
      left join supplier_rfqs rfq on rfq.tenant_id = ${db.tenant} and rfq.id = quote.rfq_id
      where quote.tenant_id = ${db.tenant} and (not rfq.sealed or rfq.unsealed_at is not null or rfq.id is null)
        and quote.status not in ('draft', 'withdrawn') and quote.submitted_at is not null and line.gross is not null and line.quantity > 0
        and (quote.requisition_id = any(${purchaseIds}::uuid[]) or quote.rfq_id = any(${purchaseIds}::uuid[]) and quote.requisition_id is null
          or quote.id = any(${purchaseIds}::uuid[]) and quote.requisition_id is null and quote.rfq_id is null)
      window asked as (partition by quote.tenant_id, coalesce(line.requisition_line_id, line.rfq_item_id, line.id), quote.currency)
    ) offer where offer.offers > 1`,

  on_time: ({ db, purchaseIds, timezone }) => sql`
    select receipt.tenant_id, receipt.requisition_id as purchase_id, party.counterparty_id,
      (receipt.received_at at time zone ${timezone})::date <= decided.delivery_date as good,
      (receipt.received_at at time zone ${timezone})::date as date, 'procurement' as entity_type, receipt.requisition_id as entity_id, receipt.number
    from stock_receipts receipt
    join stock_receipt_lines came on came.tenant_id = ${db.tenant} and came.receipt_id = receipt.id
    join requisition_allocations decided on decided.tenant_id = ${db.tenant} and decided.id = came.allocation_id
    join suppliers party on party.tenant_id = ${db.tenant} and party.id = decided.supplier_id
    where receipt.tenant_id = ${db.tenant} and receipt.requisition_id = any(${purchaseIds}::uuid[]) and receipt.status = 'posted'
      and decided.delivery_date is not null`,

  in_full: ({ db, purchaseIds }) => sql`
    select decided.tenant_id, decided.requisition_id as purchase_id, party.counterparty_id, decided.received_quantity >= decided.quantity as good,
      decided.delivery_date as date, 'procurement' as entity_type, decided.requisition_id as entity_id, req.number
    from requisition_allocations decided
    join requisitions req on req.tenant_id = ${db.tenant} and req.id = decided.requisition_id
    join suppliers party on party.tenant_id = ${db.tenant} and party.id = decided.supplier_id
    where decided.tenant_id = ${db.tenant} and decided.requisition_id = any(${purchaseIds}::uuid[]) and decided.status = 'accepted'
      and decided.delivery_date is not null`,

  matching: ({ db, purchaseIds, timezone }) => sql`
    -- That goods have not come yet is no fault of the invoice.
    select inv.tenant_id, coalesce(inv.requisition_id, inv.id) as purchase_id, inv.counterparty_id,
      not jsonb_path_exists(inv.matching_issues, '$[*] ? (@.code != "quantity_above_received")') as good,
      coalesce(inv.external_date, (inv.created_at at time zone ${timezone})::date) as date, 'invoice' as entity_type, inv.id as entity_id, inv.number
    from invoices inv
    where inv.tenant_id = ${db.tenant} and inv.status = any(${standingStatuses}::text[])
      and (inv.requisition_id = any(${purchaseIds}::uuid[]) or inv.id = any(${purchaseIds}::uuid[]) and inv.requisition_id is null)`,
};
