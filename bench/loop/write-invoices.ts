import type { Write } from './write-requisitions.ts';

/** One invoice of each supplier for all that was decided of it; those of completed requisitions are paid. */
export async function writeInvoices(write: Write) {
  await write(
    `insert into invoices (tenant_id, number, external_number, external_date, external_year, counterparty_id, supplier_id, requisition_id, currency,
       vat_mode, status, payment_status, due_date, net, vat, gross, paid_amount, matching_status, created_at, updated_at)
     select $1, 'INV-2026-' || lpad((row_number() over (order by req.id, seller.id))::text, 6, '0'), 'УТ-' || right(req.number, 6) || '-' || seller.id,
       '2026-03-02', 2026, seller.counterparty_id, seller.id, req.id, 'RUB', 'included', case when req.status = 'completed' then 'paid' else 'approved' end,
       case when req.status = 'completed' then 'paid' else 'unpaid' end, req.due_date, due.gross - round(due.gross * 22 / 122, 2),
       round(due.gross * 22 / 122, 2), due.gross, case when req.status = 'completed' then due.gross else 0 end, 'matched', req.created_at, req.updated_at
     from (select requisition_id, supplier_id, sum(amount) as gross from requisition_allocations
       where tenant_id = $1 and invoiced_quantity > 0 group by requisition_id, supplier_id) due
     join requisitions req on req.tenant_id = $1 and req.id = due.requisition_id
     join suppliers seller on seller.tenant_id = $1 and seller.id = due.supplier_id`,
  );
  await write(
    `insert into invoice_lines (tenant_id, invoice_id, position, requisition_line_id, allocation_id, name, quantity, line_quantity, price, vat_rate,
       net, vat, gross)
     select $1, inv.id, line.position, line.id, held.id, line.name, held.quantity, held.quantity, held.price, '22',
       held.amount - round(held.amount * 22 / 122, 2), round(held.amount * 22 / 122, 2), held.amount
     from invoices inv
     join requisition_allocations held on held.tenant_id = $1 and held.requisition_id = inv.requisition_id and held.supplier_id = inv.supplier_id
     join requisition_lines line on line.tenant_id = $1 and line.id = held.line_id where inv.tenant_id = $1`,
  );
  await write(
    `insert into invoice_payments (tenant_id, invoice_id, amount, currency, invoice_amount, paid_at)
     select $1, id, gross, currency, gross, '2026-03-20' from invoices where tenant_id = $1 and payment_status = 'paid'`,
  );
  await write(
    `insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
     select $1, 'invoice', 'erp', number, id from invoices where tenant_id = $1`,
  );
}

/** What a line has received, in one delivery of each requisition. */
export async function writeReceipts(write: Write) {
  await write(
    `insert into stock_receipts (tenant_id, number, requisition_id, warehouse_id, received_at)
     select $1, replace(req.number, 'PR', 'SR'), req.id, store.id, '2026-03-10'
     from requisitions req join warehouses store on store.tenant_id = $1 where req.tenant_id = $1 and req.receipt_percent > 0`,
  );
  await write(
    `insert into stock_receipt_lines (tenant_id, receipt_id, line_id, supplier_id, allocation_id, quantity)
     select $1, receipt.id, held.line_id, held.supplier_id, held.id, held.received_quantity
     from stock_receipts receipt
     join requisition_allocations held on held.tenant_id = $1 and held.requisition_id = receipt.requisition_id and held.received_quantity > 0
     where receipt.tenant_id = $1`,
  );
}
