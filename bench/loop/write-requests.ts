import { suppliers, type Write } from './write-requisitions.ts';

/** Positions of a request for quotes, and suppliers it asks. */
const asked = { positions: 10, suppliers: 3 };

/** A request for what is being sourced or was, answered by all but one of the asked. */
export async function writeRequests(write: Write) {
  await write(
    `insert into supplier_rfqs (tenant_id, number, title, requisition_id, currency, response_deadline, status, sent_at, due_at, created_at, updated_at)
     select $1, replace(number, 'PR', 'RFQ'), title, id, 'RUB', '2031-01-01', 'partially_quoted', created_at, '2030-12-29', created_at, updated_at
     from requisitions where tenant_id = $1 and status not in ('draft', 'pending_approval', 'approved', 'cancelled')`,
  );
  await write(
    `insert into supplier_rfq_items (tenant_id, rfq_id, position, requisition_line_id, name, quantity)
     select $1, rfq.id, line.position, line.id, line.name, line.quantity
     from supplier_rfqs rfq join requisition_lines line on line.tenant_id = $1 and line.requisition_id = rfq.requisition_id and line.position <= $2
     where rfq.tenant_id = $1`,
    asked.positions,
  );
  await write(
    `with numbered as (select id, counterparty_id, row_number() over (order by id) - 1 as n from suppliers where tenant_id = $1)
     insert into supplier_rfq_recipients (tenant_id, rfq_id, supplier_id, counterparty_id, channel, status, sent_at, revision)
     select $1, rfq.id, one.id, one.counterparty_id, 'link', case when place = 0 then 'sent' else 'quoted' end, rfq.sent_at, 1
     from supplier_rfqs rfq cross join generate_series(0, $2::int - 1) place
     join numbered one on one.n = (right(rfq.number, 6)::int + place) % $3::int where rfq.tenant_id = $1`,
    asked.suppliers,
    suppliers,
  );
  await write(
    `insert into supplier_quotes (tenant_id, number, rfq_id, requisition_id, recipient_id, supplier_id, counterparty_id, source, status,
       current_version, external_number, currency, total_gross, valid_until, submitted_at, created_at, updated_at)
     select $1, 'SQ-2026-' || lpad((row_number() over (order by rfq.id, asked.id))::text, 6, '0'), rfq.id, rfq.requisition_id, asked.id,
       asked.supplier_id, asked.counterparty_id, 'supplier_link', 'submitted', 1, 'КП-' || right(rfq.number, 6), 'RUB',
       (select sum(item.quantity) * 100 from supplier_rfq_items item where item.tenant_id = $1 and item.rfq_id = rfq.id),
       '2031-06-30', rfq.sent_at, rfq.created_at, rfq.updated_at
     from supplier_rfqs rfq join supplier_rfq_recipients asked on asked.tenant_id = $1 and asked.rfq_id = rfq.id and asked.status = 'quoted'
     where rfq.tenant_id = $1`,
  );
  await write(
    `insert into supplier_quote_versions (tenant_id, quote_id, n, rfq_revision, currency, vat_mode, valid_until, gross)
     select $1, id, 1, 1, 'RUB', 'included', valid_until, total_gross from supplier_quotes where tenant_id = $1`,
  );
  await write(
    `insert into supplier_quote_lines (tenant_id, quote_id, n, position, rfq_item_id, requisition_line_id, name, price, quantity, uom,
       factor_to_base, vat_rate, gross)
     select $1, quote.id, 1, item.position, item.id, item.requisition_line_id, item.name, 100, item.quantity, item.uom, 1, '22', item.quantity * 100
     from supplier_quotes quote join supplier_rfq_items item on item.tenant_id = $1 and item.rfq_id = quote.rfq_id where quote.tenant_id = $1`,
  );
}
