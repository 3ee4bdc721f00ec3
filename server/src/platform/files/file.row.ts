import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { type File, file } from './file.ts';

export const fileColumns = raw(`
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key`);

export interface FileRow {
  id: string;
  entity_type: string;
  entity_id: string;
  file_name: string;
  mime_type: string;
  size_bytes: number;
  sha256: string;
  category: string | null;
  uploaded_by_id: string | null;
  scan_status: File['scanStatus'];
  status: File['status'];
  version: number;
  created_at: string;
  updated_at: string;
  removed_at: string | null;
  /** Where the bytes lie; never shown. */
  storage_key: string | null;
}

export const presentFile = (row: FileRow): File => ({
  id: row.id,
  entityType: row.entity_type,
  entityId: row.entity_id,
  fileName: row.file_name,
  mimeType: row.mime_type,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  category: row.category,
  uploadedById: row.uploaded_by_id,
  scanStatus: row.scan_status,
  status: row.status,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  removedAt: row.removed_at,
});

export async function fileRow(db: Db, fileId: string): Promise<FileRow> {
  const row = await db.first<FileRow>(
    sql`select ${fileColumns} from files file where file.tenant_id = ${db.tenant} and file.id = ${fileId}`,
  );
  if (!row) throw notFound(file.noun);
  return row;
}

/** A file, locked until the transaction ends. */
export async function lockFile(db: Db, fileId: string): Promise<File> {
  const row = await db.first<FileRow>(sql`
    select ${fileColumns} from files file where file.tenant_id = ${db.tenant} and file.id = ${fileId} for update of file`);
  if (!row) throw notFound(file.noun);
  return presentFile(row);
}
