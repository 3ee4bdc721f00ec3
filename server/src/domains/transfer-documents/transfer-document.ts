import { transferDocument as declared, type TransferDocument } from '../../../../nouns/transfer-document.ts';
import { transferPreview } from '../../../../nouns/transfer-preview.ts';
import { answeredOf, entityOf } from '../../kernel/entity-of.ts';
import { object } from '../../kernel/fields.ts';
import type { TransferLine, TransferRemark } from '../../kernel/integrations/ports/transfer-functions.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { store } from '../../platform/records/store.ts';

export const transferDocument = entityOf(declared);

export const transferDocuments = store(transferDocument, {
  totals: () => sql`
    json_build_object('net', round(document.net, 2)::text, 'vat', round(document.vat, 2)::text, 'gross', round(document.gross, 2)::text)`,
});

/** A document as it would be applied now. */
export const transferDocumentPreview = object(
  { ...transferDocument.fields, ...answeredOf(transferPreview) },
  { title: 'Transfer document, as it would be applied' },
);

/** A document whole: what is shown of it, with its lines and what was noticed in the file. */
export interface WholeDocument {
  record: TransferDocument;
  lines: TransferLine[];
  remarks: TransferRemark[];
}

type WholeRow = TransferDocument & Pick<WholeDocument, 'lines' | 'remarks'>;

export async function wholeDocument(db: Db, id: string): Promise<WholeDocument> {
  const row = await db.first<WholeRow>(sql`
    select ${transferDocuments.shown()}, document.lines, document.remarks from transfer_documents document
    where document.tenant_id = ${db.tenant} and document.id = ${id}`);
  if (!row) throw notFound(transferDocument.noun);
  const { lines, remarks, ...record } = row;
  return { record, lines, remarks };
}

/** The same, locked until the transaction ends. */
export async function holdDocument(db: Db, id: string): Promise<WholeDocument> {
  await db.execute(sql`select 1 from transfer_documents where tenant_id = ${db.tenant} and id = ${id} for update`);
  return wholeDocument(db, id);
}
