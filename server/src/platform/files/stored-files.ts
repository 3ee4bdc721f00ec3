import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { filesWithBytes } from './file.ts';

/** Files of a record whose bytes are there, in the order they came: for who reads them again in steps. */
export const storedFiles = (db: Db, entityType: string, entityId: string) =>
  filesWithBytes(db, sql`file.entity_type = ${entityType} and file.entity_id = ${entityId}`);
