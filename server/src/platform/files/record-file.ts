import type { WriteContext } from '../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { keepQuota } from '../quotas/keep-quota.ts';
import { type FileRow, fileColumns, presentFile } from './file.row.ts';
import { type File, file } from './file.ts';
import { scanFile } from './scan-file.ts';

/** What a row says of bytes that `storeFile` has put away. */
interface NewFile {
  id: string;
  entityType: string;
  entityId: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  category?: string | null;
  storageKey: string;
}

const mostBytes = 10 * 1024 ** 3;

/** Writes the row of a stored file, tells of it and has it scanned. Answers nothing when the record holds the same bytes. */
export async function recordFile(ctx: WriteContext, given: NewFile): Promise<File | undefined> {
  const { db, actor, services } = ctx;
  const row = {
    tenant_id: db.tenant,
    id: given.id,
    entity_type: given.entityType,
    entity_id: given.entityId,
    file_name: given.fileName,
    mime_type: given.mimeType,
    size_bytes: given.sizeBytes,
    sha256: given.sha256,
    category: given.category ?? null,
    storage_key: given.storageKey,
    scan_status: services.scanner ? 'pending' : 'clean',
    uploaded_by_id: actor.userId,
    created_by: actor.userId,
    updated_by: actor.userId,
  };
  const made = await db.first<FileRow>(sql`
    insert into files as file ${columns(row)} on conflict (tenant_id, entity_type, entity_id, sha256) where status = 'active' do nothing
    returning ${fileColumns}`);
  if (!made) return undefined;
  await keepQuota(db, {
    most: mostBytes,
    // The new file is counted already; one byte less makes a full store not one too many.
    counting: sql`
      select (coalesce(sum(size_bytes), 0) - 1)::float8 as held from files where tenant_id = ${db.tenant} and storage_key is not null`,
    detail: words('The portal may hold at most 10 GiB of files.', 'Портал может хранить 10 ГиБ файлов.'),
  });
  const view = presentFile(made);
  ctx.record(file.fact('uploaded', view));
  if (services.scanner) await ctx.enqueue(scanFile, { fileId: view.id });
  return view;
}

/** Bytes that a scanner has not cleared are given to nobody. */
export function demandClean(scanStatus: File['scanStatus']) {
  if (scanStatus === 'infected') throw refuse('file_quarantined');
  if (scanStatus === 'pending') throw scanPending();
}

const scanPending = () => new Refusal('scan_pending', undefined, { headers: { 'Retry-After': '5' } });
