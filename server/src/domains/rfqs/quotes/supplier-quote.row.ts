import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import { type SupplierQuote, supplierQuote } from './supplier-quote.ts';

/** The one place that maps the table to the card. A draft that a buyer writes himself is no secret to him. */
export const quoteColumns: Sql = raw(`
  quote.id, quote.number, quote.rfq_id, quote.requisition_id, quote.recipient_id, quote.supplier_id, quote.counterparty_id, quote.source,
  quote.status, quote.current_version, quote.revising, quote.needs_reconfirmation, quote.external_number, quote.internal_score,
  quote.comment, quote.reject_reason, quote.currency, quote.total_gross, quote.valid_until, quote.submitted_at, quote.draft_version,
  quote.version, quote.created_at, quote.updated_at, quote.created_by, quote.updated_by,
  (quote.source = 'supplier_link' or quote.current_version > 0) and exists (select 1 from supplier_rfqs rfq
     where rfq.tenant_id = quote.tenant_id and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as is_sealed`);

interface QuoteRow {
  id: string;
  number: string;
  rfq_id: string | null;
  requisition_id: string | null;
  recipient_id: string | null;
  supplier_id: string;
  counterparty_id: string;
  source: SupplierQuote['source'];
  status: SupplierQuote['status'];
  current_version: number;
  revising: boolean;
  needs_reconfirmation: boolean;
  external_number: string | null;
  internal_score: string | null;
  comment: string | null;
  reject_reason: string | null;
  currency: string;
  total_gross: string | null;
  valid_until: string | null;
  submitted_at: string | null;
  draft_version: number;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  updated_by: string | null;
  is_sealed: boolean;
}

/** Without the name, which the counterparties know: see `nameSuppliers`. */
export const presentQuote = (row: QuoteRow): SupplierQuote => ({
  id: row.id,
  number: row.number,
  rfqId: row.rfq_id,
  procurementId: row.requisition_id,
  recipientId: row.recipient_id,
  supplierId: row.supplier_id,
  counterpartyId: row.counterparty_id,
  supplierName: '',
  source: row.source,
  status: row.status,
  currentVersion: row.current_version,
  revising: row.revising,
  needsReconfirmation: row.needs_reconfirmation,
  sealed: row.is_sealed,
  externalNumber: row.external_number,
  internalScore: row.internal_score,
  comment: row.comment,
  rejectReason: row.reject_reason,
  currency: row.currency,
  totalGross: row.is_sealed ? null : row.total_gross,
  validUntil: row.valid_until,
  submittedAt: row.submitted_at,
  draftVersion: row.draft_version,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});

export async function nameSuppliers(db: Db, quotes: readonly SupplierQuote[]): Promise<SupplierQuote[]> {
  const refs =
    quotes.length > 0 ? await counterpartyRefs(db, [...new Set(quotes.map((one) => one.counterpartyId))]) : null;
  return quotes.map((quote) => ({ ...quote, supplierName: refs?.get(quote.counterpartyId)?.name ?? '' }));
}

export async function quotesWhere(db: Db, condition: Sql): Promise<SupplierQuote[]> {
  const rows = await db.many<QuoteRow>(sql`
    select ${quoteColumns} from supplier_quotes quote where quote.tenant_id = ${db.tenant} and ${condition} order by quote.id`);
  return nameSuppliers(db, rows.map(presentQuote));
}

export async function quoteById(db: Db, id: string): Promise<SupplierQuote> {
  const [quote] = await quotesWhere(db, sql`quote.id = ${id}`);
  if (!quote) throw notFound(supplierQuote.noun);
  return quote;
}
