import type { Db } from '../../kernel/sql/db.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { type ImportRow, readBack } from './import-job.row.ts';

/** A new import, in the state it is written in. */
export const insertImport = (db: Db, row: Readonly<Record<string, unknown>>): Promise<ImportRow> =>
  db.one<ImportRow>(readBack(sql`insert into import_jobs ${columns(row)} returning *`));
