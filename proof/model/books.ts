import { approvalRules, type Rule } from './approval-rules.ts';
import type { World } from './furnish.ts';

export interface Wrong {
  invariant: string;
  what: string;
}

const standing = `('received', 'pending_approval', 'approved', 'disputed', 'paid')`;

/** The percent that people see, over the active lines of a requisition by their money. */
const percentOf = (done: string, which = 'true') => `(
  select case when count(*) = 0 or sum(done) = 0 then 0 when bool_and(done >= quantity - 0.000001) then 100
    else least(99.99, greatest(0.01, round(sum(weight * least(done, quantity) / quantity) / sum(weight) * 100, 2))) end
  from (select ${done} as done, quantity, coalesce(amount, avg(amount) over (), 1) as weight
    from (select line.*, coalesce(nullif(planned_amount, 0), nullif(actual_amount, 0)) as amount from requisition_lines line
      where tenant_id = $1 and requisition_id = req.id and status = 'active' and ${which}) counted) weighed)`;

const goodsAlone = `(item_type = 'product' or not exists (select 1 from requisition_lines other where other.tenant_id = $1
  and other.requisition_id = req.id and other.status = 'active' and other.item_type = 'product'))`;

const rules: readonly Rule[] = [
  {
    invariant: 'B1 a requisition is the sum of its lines',
    sql: `select req.number from requisitions req cross join lateral (
        select count(*) filter (where status = 'active') as lines, coalesce(sum(planned_amount) filter (where status = 'active'), 0) as planned,
          sum(actual_amount) filter (where status = 'active') as actual
        from requisition_lines where tenant_id = $1 and requisition_id = req.id) of
      where req.tenant_id = $1 and (req.line_count, req.planned_total, req.actual_total) is distinct from (of.lines, of.planned, of.actual)`,
  },
  {
    invariant: 'B1 a requisition is the sum of its lines',
    sql: `select 'line ' || position || ' of ' || requisition_id from requisition_lines
      where tenant_id = $1 and planned_amount <> coalesce(round(quantity * planned_price * fx_rate, 2), 0)`,
  },
  {
    invariant: 'B2 the three coverages are those of the lines',
    sql: `select req.number from requisitions req where req.tenant_id = $1 and (supply_percent, invoice_percent, receipt_percent)
      is distinct from (${percentOf('accepted_quantity')}, ${percentOf('invoiced_quantity')}, ${percentOf('received_quantity', goodsAlone)})`,
  },
  {
    invariant: 'B3 a line has accepted what its decisions say',
    sql: `select line.id::text from requisition_lines line cross join lateral (
        select coalesce(sum(quantity), 0) as quantity, sum(amount) as amount from requisition_allocations
        where tenant_id = $1 and line_id = line.id and status = 'accepted') held
      where line.tenant_id = $1 and (line.accepted_quantity, line.actual_amount) is distinct from (held.quantity, held.amount)`,
  },
  {
    invariant: 'B4 no more is accepted than a line asks for',
    sql: `select line.id || ': ' || accepted_quantity || ' of ' || quantity from requisition_lines line
      join company_profiles company on company.tenant_id = $1
      where line.tenant_id = $1 and (line.status = 'cancelled' and accepted_quantity > 0
        or accepted_quantity * 100 > quantity * (100 + company.over_allocation_pct))`,
  },
  {
    invariant: 'B5 a line has received what its receipts say, and its decisions with it',
    sql: `select line.id::text from requisition_lines line cross join lateral (
        select coalesce(sum(came.quantity), 0) as kept, coalesce(sum(came.rejected_quantity), 0) as rejected
        from stock_receipt_lines came join stock_receipts receipt on receipt.tenant_id = $1 and receipt.id = came.receipt_id
        where came.tenant_id = $1 and came.line_id = line.id and receipt.status = 'posted') of
      where line.tenant_id = $1 and (line.received_quantity, line.rejected_quantity) is distinct from (of.kept, of.rejected)
      union all
      select held.id::text from requisition_allocations held cross join lateral (
        select coalesce(sum(came.quantity), 0) as kept
        from stock_receipt_lines came join stock_receipts receipt on receipt.tenant_id = $1 and receipt.id = came.receipt_id
        where came.tenant_id = $1 and came.allocation_id = held.id and receipt.status = 'posted') of
      where held.tenant_id = $1 and held.received_quantity <> of.kept`,
  },
  {
    invariant: 'B6 no more is received than was ordered and may come over it',
    sql: `select line.id || ': ' || received_quantity || ' of ' || quantity from requisition_lines line
      join company_profiles company on company.tenant_id = $1
      where line.tenant_id = $1 and received_quantity * 100 > greatest(quantity, accepted_quantity) * (100 + company.over_receipt_pct)`,
  },
  {
    invariant: 'B7 what is invoiced is the sum of the invoices that stand',
    sql: `select line.id::text from requisition_lines line cross join lateral (
        select coalesce(sum(one.line_quantity), 0) as quantity from invoice_lines one
        join invoices inv on inv.tenant_id = $1 and inv.id = one.invoice_id
        where one.tenant_id = $1 and one.requisition_line_id = line.id and inv.status in ${standing}) of
      where line.tenant_id = $1 and line.invoiced_quantity <> of.quantity
      union all
      select held.id::text from requisition_allocations held cross join lateral (
        select coalesce(sum(one.line_quantity), 0) as quantity from invoice_lines one
        join invoices inv on inv.tenant_id = $1 and inv.id = one.invoice_id
        where one.tenant_id = $1 and one.allocation_id = held.id and inv.status in ${standing}) of
      where held.tenant_id = $1 and held.invoiced_quantity <> of.quantity`,
  },
  {
    invariant: 'B7 what is asked for is the sum of the requests that stand',
    sql: `select held.id::text from requisition_allocations held cross join lateral (
        select coalesce(sum(asked.quantity), 0) as quantity from invoice_request_lines asked
        join invoice_requests req on req.tenant_id = $1 and req.id = asked.request_id
        where asked.tenant_id = $1 and asked.allocation_id = held.id and req.status not in ('failed', 'cancelled')) of
      where held.tenant_id = $1 and held.requested_quantity <> of.quantity`,
  },
  {
    invariant: 'B8 an invoice is the sum of its lines, and paid as much as its payments',
    sql: `select inv.number from invoices inv cross join lateral (
        select sum(net) as net, sum(vat) as vat, sum(gross) as gross from invoice_lines where tenant_id = $1 and invoice_id = inv.id) of
      cross join lateral (
        select coalesce(sum(invoice_amount), 0) as amount from invoice_payments
        where tenant_id = $1 and invoice_id = inv.id and status = 'posted') paid
      where inv.tenant_id = $1 and ((inv.net, inv.vat, inv.gross, inv.paid_amount) is distinct from (of.net, of.vat, of.gross, paid.amount)
        or inv.payment_status <> case when paid.amount <= 0 then 'unpaid' when paid.amount < inv.gross then 'partially_paid'
          when paid.amount - inv.gross > 0.01 then 'overpaid' else 'paid' end
        or (inv.status = 'paid') and paid.amount < inv.gross)`,
  },
  {
    invariant: 'B9 the stock is the sum of its movements, and never less than nothing',
    sql: `select held.catalog_item_id::text from stock_balances held cross join lateral (
        select coalesce(sum(quantity), 0) as quantity, count(*) as movements from stock_movements
        where tenant_id = $1 and catalog_item_id = held.catalog_item_id and warehouse_id = held.warehouse_id) of
      where held.tenant_id = $1 and (held.on_hand <> of.quantity or held.movements <> of.movements or held.on_hand < 0)`,
  },
  {
    invariant: 'B9 a receipt moves what it kept, and one taken back moves nothing',
    sql: `select receipt.number from stock_receipts receipt cross join lateral (
        select coalesce(sum(came.quantity * line.factor_to_base) filter (where came.movement_id is not null), 0) as kept
        from stock_receipt_lines came join requisition_lines line on line.tenant_id = $1 and line.id = came.line_id
        where came.tenant_id = $1 and came.receipt_id = receipt.id) of
      cross join lateral (
        select coalesce(sum(quantity), 0) as moved from stock_movements
        where tenant_id = $1 and source_entity_type = 'stock_receipt' and source_entity_id = receipt.id) as stock
      where receipt.tenant_id = $1 and stock.moved <> case receipt.status when 'posted' then of.kept else 0 end`,
  },
  ...[
    ['procurement', 'requisitions'],
    ['invoice', 'invoices'],
    ['supplier_quote', 'supplier_quotes'],
    ['invoice_request', 'invoice_requests'],
    ['commercial_proposal', 'commercial_proposals'],
    ['sales_invoice', 'sales_invoices'],
  ].map(([type, table]) => ({
    invariant: 'B10 every version of a record is told by a fact, and every fact tells of one',
    sql: `select coalesce(held.number, held.id::text) || ': version ' || held.version || ', facts of ' || coalesce(told.versions, 'none') from ${table} held
      cross join lateral (
        select count(distinct entity_version) as count, max(entity_version) as last, string_agg(distinct entity_version::text, ' ') as versions
        from audit_events where tenant_id = $1 and entity_type = '${type}' and entity_id = held.id) told
      where held.tenant_id = $1 and (told.count <> held.version or told.last <> held.version)`,
  })),
  ...[
    ['procurement', 'requisitions', 'draft'],
    ['invoice', 'invoices', 'received'],
    ['sales_invoice', 'sales_invoices', 'draft'],
  ].map(([type, table, first]) => ({
    invariant: 'B11 the told changes of status lead from the first one to where a record stands',
    sql: `select coalesce(held.number, held.id::text) || ': ' || coalesce(told.path, 'nothing told') from ${table} held cross join lateral (
        select string_agg(status ->> 'from' || '>' || (status ->> 'to'), ' ' order by id) as path,
          bool_and(status ->> 'from' = before) as whole, (array_agg(status ->> 'to' order by id desc))[1] as last
        from (select id, data -> 'status' as status, lag(data #>> '{status,to}', 1, '${first}') over (order by id) as before
          from audit_events where tenant_id = $1 and entity_type = '${type}' and entity_id = held.id
            and event like '%${type}.status_changed' and data ->> 'field' is null) change) told
      where held.tenant_id = $1 and (coalesce(told.last, '${first}') <> held.status or not coalesce(told.whole, true))`,
  })),
  {
    invariant: 'B13 a sale is the sum of its rows, and paid as much as its payments',
    sql: `select sale.id::text from sales_invoices sale cross join lateral (
        select coalesce(sum(net_amount), 0) as net, coalesce(sum(vat_amount), 0) as vat, coalesce(sum(gross_amount), 0) as gross
        from sales_invoice_rows where tenant_id = $1 and invoice_id = sale.id) of
      cross join lateral (
        select coalesce(sum(invoice_amount), 0) as amount from sales_payments
        where tenant_id = $1 and sales_invoice_id = sale.id and status = 'posted') paid
      where sale.tenant_id = $1 and (sale.net_amount, sale.vat_amount, sale.gross_amount, sale.paid_amount)
        is distinct from (of.net, of.vat, of.gross, paid.amount)`,
  },
  {
    invariant: 'B14 numbers of issued sales follow one another, and nothing else has one',
    sql: `select seller_profile_id || ': ' || string_agg(number, ' ' order by number) from sales_invoices
      where tenant_id = $1 and number is not null group by seller_profile_id, extract(year from issue_date)
      having max(regexp_replace(number, '^.*\\D', '')::int) <> count(*) or count(distinct number) <> count(*)
      union all
      select id::text from sales_invoices where tenant_id = $1 and (number is not null) <> (status in ('issued', 'sent', 'void'))`,
  },
  {
    invariant: 'B12 no record is half there',
    sql: `select 'receipt ' || number from stock_receipts one where tenant_id = $1
        and not exists (select 1 from stock_receipt_lines of where of.tenant_id = $1 and of.receipt_id = one.id)
      union all
      select 'request ' || number from invoice_requests one where tenant_id = $1
        and not exists (select 1 from invoice_request_lines of where of.tenant_id = $1 and of.request_id = one.id)
      union all
      select 'quote ' || number from supplier_quotes one where tenant_id = $1 and current_version > 0 and not exists (
        select 1 from supplier_quote_lines of where of.tenant_id = $1 and of.quote_id = one.id and of.n = one.current_version)
      union all
      select 'decision ' || held.id from requisition_allocations held
      join requisition_lines line on line.tenant_id = $1 and line.id = held.line_id
      where held.tenant_id = $1 and held.requisition_id <> line.requisition_id
      union all
      select 'places of ' || requisition_id from requisition_lines where tenant_id = $1
      group by requisition_id having max(position) <> count(*) or count(distinct position) <> count(*)`,
  },
  ...approvalRules,
];

export const invariants = [...new Set(rules.map(({ invariant }) => invariant))];

const all = rules
  .map(({ invariant, sql }) => `select '${invariant}' as invariant, found.what from (${sql}) found(what)`)
  .join('\nunion all\n');

/** Everything in the tables of a portal that does not add up. */
export const checkBooks = ({ rows, tenantId }: Pick<World, 'rows' | 'tenantId'>) => rows<Wrong>(all, [tenantId]);
