import type { TransferLine, TransferRemark } from '../../kernel/integrations/ports/transfer-documents.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { type TransferDocumentRecord, transferDocument } from './transfer-document.ts';

/** The one place that maps the table to the card. */
export const transferDocumentColumns: Sql = raw(`
  document.id, document.installation_id as "installationId", document.file_name as "fileName", document.file_size as "fileSize",
  document.status, document.function, document.format_version as "formatVersion", document.encoding, document.number, document.date,
  document.transferred_on as "transferredOn", document.operation, document.currency, document.seller, document.buyer, document.basis,
  document.net, document.vat, document.gross, document.counterparty_id as "counterpartyId", document.invoice_id as "invoiceId",
  document.attached, document.applied_at as "appliedAt", document.version, document.created_at as "createdAt",
  document.updated_at as "updatedAt", document.created_by as "createdBy"`);

interface TransferDocumentRow extends Omit<TransferDocumentRecord, 'totals'> {
  net: string | null;
  vat: string | null;
  gross: string;
}

const money = (amount: string | null) => (amount === null ? null : new Exact(amount).toFixed(2));

export const presentTransferDocument = ({ net, vat, gross, ...row }: TransferDocumentRow): TransferDocumentRecord => ({
  ...row,
  totals: { net: money(net), vat: money(vat), gross: money(gross) as string },
});

/** A document whole: what is shown of it, with its lines and what was noticed in the file. */
export interface WholeDocument {
  record: TransferDocumentRecord;
  lines: TransferLine[];
  remarks: TransferRemark[];
}

type WholeRow = TransferDocumentRow & Pick<WholeDocument, 'lines' | 'remarks'>;

export async function wholeDocument(db: Db, id: string): Promise<WholeDocument> {
  const row = await db.first<WholeRow>(sql`
    select ${transferDocumentColumns}, document.lines, document.remarks from transfer_documents document
    where document.tenant_id = ${db.tenant} and document.id = ${id}`);
  if (!row) throw notFound(transferDocument.noun);
  const { lines, remarks, ...told } = row;
  return { record: presentTransferDocument(told), lines, remarks };
}

/** The same, locked until the transaction ends. */
export async function holdDocument(db: Db, id: string): Promise<WholeDocument> {
  await db.execute(sql`
    select 1 from transfer_documents document where document.tenant_id = ${db.tenant} and document.id = ${id} for update`);
  return wholeDocument(db, id);
}
