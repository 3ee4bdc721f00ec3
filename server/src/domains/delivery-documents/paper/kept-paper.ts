import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { filesWithBytes } from '../../../platform/files/file.ts';

/** Where the file lies that a document was issued with; null where there is none, or it was removed. */
export async function keptPaper(db: Db, { fileId }: Pick<DeliveryDocument, 'fileId'>) {
  if (fileId === null) return null;
  const [found] = await filesWithBytes(db, sql`file.id = ${fileId} and file.scan_status <> 'infected'`);
  return found ? { name: found.fileName, size: found.sizeBytes, storageKey: found.storageKey } : null;
}
