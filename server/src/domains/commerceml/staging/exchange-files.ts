import type { ReadPackage } from '../../../kernel/integrations/ports/exchange-record.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';

/** A file of a session, as far as it has come. */
export interface ExchangeFile {
  id: string;
  sessionId: string;
  name: string;
  kind: 'records' | 'archive' | 'picture';
  state: 'receiving' | 'applying' | 'done' | 'failed';
  staged: number;
  packages: readonly ReadPackage[];
  counts: Readonly<Record<string, number>>;
  reason: Words | null;
}

const columns = raw(
  'file.id, file.session_id as "sessionId", file.name, file.kind, file.state, file.staged, file.packages, file.counts, file.reason',
);

/** The newest file of a session by its name, or by the last part of it where no path was given. */
export const fileNamed = (db: Db, sessionId: string, name: string) =>
  db.first<ExchangeFile>(sql`
    select ${columns} from site_exchange_files file
    where file.tenant_id = ${db.tenant} and file.session_id = ${sessionId} and (file.name = ${name} or lower(file.name) like ${`%/${escapeLike(name.toLowerCase())}`})
    order by (file.name = ${name}) desc, file.id desc limit 1`);

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Archives of a session that were not opened yet. */
export const unopenedArchive = (db: Db, sessionId: string) =>
  db.first<ExchangeFile>(sql`
    select ${columns} from site_exchange_files file
    where file.tenant_id = ${db.tenant} and file.session_id = ${sessionId} and file.kind = 'archive' and file.state in ('receiving', 'failed')
    order by file.id limit 1`);

export const lockFile = (db: Db, id: string) =>
  db.one<ExchangeFile>(sql`
    select ${columns} from site_exchange_files file where file.tenant_id = ${db.tenant} and file.id = ${id} for update`);

/** Where the bytes of a file lie, in their order. */
export async function partsOf(db: Db, fileId: string): Promise<string[]> {
  const rows = await db.many<{ storage_key: string }>(sql`
    select storage_key from site_exchange_parts where tenant_id = ${db.tenant} and file_id = ${fileId} order by n`);
  return rows.map((row) => row.storage_key);
}
