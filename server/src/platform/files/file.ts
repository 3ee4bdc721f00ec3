import { file as declared, type File } from '../../../../nouns/file.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Condition, sql } from '../../kernel/sql/sql.ts';
import { store } from '../records/store.ts';

export const file = entityOf(declared);

export const files = store(file);

/** Attached files for which `condition` holds, in the order they came, with the keys of their bytes: for who reads them. */
export const filesWithBytes = (db: Db, condition: Condition): Promise<Array<File & { storageKey: string }>> =>
  db.many(sql`
    select ${files.shown()}, file.storage_key as "storageKey" from files file
    where file.tenant_id = ${db.tenant} and file.status = 'active' and file.storage_key is not null and ${condition}
    order by file.id`);

/** Those of one record. */
export const storedFiles = (db: Db, entityType: string, entityId: string) =>
  filesWithBytes(db, sql`file.entity_type = ${entityType} and file.entity_id = ${entityId}`);
