import type { PurchaseOrderSending } from '../../../../../nouns/purchase-order-sending.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { filesWithBytes } from '../../../platform/files/file.ts';

/** The file that was sent, while it is there. */
export async function fileOfSending(db: Db, { pdfFileId }: PurchaseOrderSending) {
  if (pdfFileId === null) return null;
  const [found] = await filesWithBytes(db, sql`file.id = ${pdfFileId}`);
  return found ?? null;
}
