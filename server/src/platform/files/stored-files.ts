import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type FileRow, fileColumns } from './file.row.ts';

/** Files of a record whose bytes are there, the first that came first: for who reads them again in steps. */
export const storedFiles = (db: Db, entityType: string, entityId: string) =>
  db.many<FileRow & { storage_key: string }>(sql`
    select ${fileColumns} from files file
    where file.tenant_id = ${db.tenant} and file.entity_type = ${entityType} and file.entity_id = ${entityId}
      and file.status = 'active' and file.storage_key is not null order by file.id`);
