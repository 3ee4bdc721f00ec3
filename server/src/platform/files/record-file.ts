import type { File } from '../../../../nouns/file.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { keepQuota } from '../quotas/keep-quota.ts';
import { file, files } from './file.ts';
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

/** Writes the row of a stored file with its fact and has it scanned. Answers nothing when the record holds the same bytes. */
export async function recordFile(ctx: WriteContext, given: NewFile): Promise<File | undefined> {
  const { db, actor, services } = ctx;
  const { storageKey, category = null, ...about } = given;
  const scanStatus = services.scanner ? 'pending' : 'clean';
  const isNew = await files.insert(
    ctx,
    { ...about, category, scanStatus, uploadedById: actor.userId },
    { storage_key: storageKey },
  );
  if (!isNew) return undefined;
  await keepQuota(db, {
    most: mostBytes,
    // The new file is counted already; one byte less makes a full store not one too many.
    counting: sql`
      select (coalesce(sum(size_bytes), 0) - 1)::float8 as held from files where tenant_id = ${db.tenant} and storage_key is not null`,
    detail: words('The portal may hold at most 10 GiB of files.', 'Портал может хранить 10 ГиБ файлов.'),
  });
  const made = await files.byId(db, given.id);
  ctx.record(file.fact('uploaded', made));
  if (services.scanner) await ctx.enqueue(scanFile, { fileId: made.id });
  return made;
}

/** Bytes that a scanner has not cleared are given to nobody. */
export function demandClean(scanStatus: File['scanStatus']) {
  if (scanStatus === 'infected') throw refuse('file_quarantined');
  if (scanStatus === 'pending') throw scanPending();
}

const scanPending = () => new Refusal('scan_pending', undefined, { headers: { 'Retry-After': '5' } });
