import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { type SupplierRfq, supplierRfq } from './supplier-rfq.ts';

/** The one place that maps the table to the card. Every read of a request starts here. */
export const rfqColumns: Sql = raw(`
  rfq.id, rfq.number, rfq.title, rfq.requisition_id, rfq.status, rfq.currency, rfq.vat_mode, rfq.response_deadline, rfq.delivery_terms,
  rfq.payment_terms, rfq.delivery_address, rfq.warehouse_id, rfq.message, rfq.allow_partial, rfq.allow_analogs,
  rfq.allow_alternative_currency, rfq.sealed, rfq.unsealed_at, rfq.quote_mode, rfq.reminder_policy, rfq.responsible_id,
  rfq.cancel_reason, rfq.revision, rfq.sent_at, rfq.closed_at, rfq.version, rfq.created_at, rfq.updated_at, rfq.created_by, rfq.updated_by,
  (select count(*)::int from supplier_rfq_items item where item.tenant_id = rfq.tenant_id and item.rfq_id = rfq.id) as item_count,
  (select json_build_object('recipients', count(*) filter (where asked.status <> 'revoked'),
     'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
   from supplier_rfq_recipients asked where asked.tenant_id = rfq.tenant_id and asked.rfq_id = rfq.id) as asked`);

export interface RfqRow {
  id: string;
  number: string;
  title: string;
  requisition_id: string | null;
  status: SupplierRfq['status'];
  currency: string | null;
  vat_mode: SupplierRfq['vatMode'];
  response_deadline: string | null;
  delivery_terms: string | null;
  payment_terms: string | null;
  delivery_address: string | null;
  warehouse_id: string | null;
  message: string | null;
  allow_partial: boolean;
  allow_analogs: boolean;
  allow_alternative_currency: boolean;
  sealed: boolean;
  unsealed_at: string | null;
  quote_mode: SupplierRfq['quoteMode'];
  reminder_policy: SupplierRfq['reminderPolicy'];
  responsible_id: string | null;
  cancel_reason: string | null;
  revision: number;
  sent_at: string | null;
  closed_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  updated_by: string | null;
  item_count: number;
  asked: { recipients: number; quoted: number; declined: number };
}

export const presentRfq = (row: RfqRow): SupplierRfq => ({
  id: row.id,
  number: row.number,
  title: row.title,
  procurementId: row.requisition_id,
  status: row.status,
  currency: row.currency,
  vatMode: row.vat_mode,
  responseDeadline: row.response_deadline,
  deliveryTerms: row.delivery_terms,
  paymentTerms: row.payment_terms,
  deliveryAddress: row.delivery_address,
  warehouseId: row.warehouse_id,
  message: row.message,
  allowPartial: row.allow_partial,
  allowAnalogs: row.allow_analogs,
  allowAlternativeCurrency: row.allow_alternative_currency,
  sealed: row.sealed,
  unsealedAt: row.unsealed_at,
  quoteMode: row.quote_mode,
  reminderPolicy: row.reminder_policy,
  responsibleId: row.responsible_id,
  cancelReason: row.cancel_reason,
  revision: row.revision,
  sentAt: row.sent_at,
  closedAt: row.closed_at,
  counts: { items: row.item_count, ...row.asked },
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});

export async function rfqById(db: Db, id: string): Promise<SupplierRfq> {
  const row = await db.first<RfqRow>(
    sql`select ${rfqColumns} from supplier_rfqs rfq where rfq.tenant_id = ${db.tenant} and rfq.id = ${id}`,
  );
  if (!row) throw notFound(supplierRfq.noun);
  return presentRfq(row);
}
