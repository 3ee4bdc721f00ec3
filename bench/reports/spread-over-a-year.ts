import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';

/** Items of the catalog for its lines, and days after the making of a requisition on which its steps were done. */
const steps = [
  `with numbered as (select id, row_number() over (order by id) - 1 as n from catalog_items where tenant_id = $1)
   update requisition_lines line set catalog_item_id = item.id from numbered item
   where line.tenant_id = $1
     and item.n = mod(abs(hashtext(line.id::text)), (select count(*) from catalog_items where tenant_id = $1))`,
  `update requisitions req set approved_at = req.created_at + interval '1 day' where req.tenant_id = $1 and req.status not in ('draft', 'pending_approval')`,
  `update supplier_rfqs rfq set sent_at = req.created_at + interval '2 days' from requisitions req
   where rfq.tenant_id = $1 and req.tenant_id = $1 and req.id = rfq.requisition_id`,
  `update supplier_rfq_recipients asked set sent_at = rfq.sent_at from supplier_rfqs rfq
   where asked.tenant_id = $1 and rfq.tenant_id = $1 and rfq.id = asked.rfq_id`,
  `update supplier_quotes quote set submitted_at = rfq.sent_at + interval '2 days' from supplier_rfqs rfq
   where quote.tenant_id = $1 and rfq.tenant_id = $1 and rfq.id = quote.rfq_id`,
  `update requisition_allocations decided set decided_at = req.created_at + interval '6 days', delivery_date = req.created_at::date + 20
   from requisitions req where decided.tenant_id = $1 and req.tenant_id = $1 and req.id = decided.requisition_id`,
  `update invoices inv set created_at = req.created_at + interval '10 days', external_date = req.created_at::date + 10 from requisitions req
   where inv.tenant_id = $1 and req.tenant_id = $1 and req.id = inv.requisition_id`,
  `update stock_receipts receipt set received_at = req.created_at + interval '18 days' from requisitions req
   where receipt.tenant_id = $1 and req.tenant_id = $1 and req.id = receipt.requisition_id`,
];

/** Requisitions of the loop as if they had been made over the last year, with all that followed each, and had named items of the catalog. */
export async function spreadOverAYear(owner: Pool, tenantId: string): Promise<void> {
  await owner.query(
    `update requisitions set created_at = now() - (right(number, 6)::bigint * 7919 % 31000000) * interval '1 second' where tenant_id = $1`,
    [tenantId],
  );
  for (const step of steps) await owner.query(step, [tenantId]);
}
