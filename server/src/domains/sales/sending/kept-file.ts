import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { filesWithBytes } from '../../../platform/files/file.ts';

/** The file an issued invoice was sent with, which it is sent with again; null where there was none, or it was removed. */
export async function keptFile(
  db: Db,
  { documentFileId }: Pick<SalesInvoice, 'documentFileId'>,
): Promise<string | null> {
  if (documentFileId === null) return null;
  const [found] = await filesWithBytes(db, sql`file.id = ${documentFileId} and file.scan_status <> 'infected'`);
  return found?.id ?? null;
}
