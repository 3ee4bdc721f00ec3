import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { file, filesWithBytes } from '../files/file.ts';
import { demandClean } from '../files/record-file.ts';

/** A Word file of a template in the store. */
export interface StoredWord {
  fileName: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
}

/** Refuses a file that the virus check has not cleared. */
export async function storedWord(db: Db, fileId: string): Promise<StoredWord> {
  const [found] = await filesWithBytes(db, sql`file.id = ${fileId}`);
  if (!found) throw notFound(file.noun);
  demandClean(found.scanStatus);
  return found;
}
