import type { ReadContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { files } from '../../../platform/files/file.ts';
import { demandReadable, type FileHost } from '../../../platform/files/host.ts';
import { demandClean } from '../../../platform/files/record-file.ts';

/** A file of the portal that a message takes along: one that its writer may read, and that was looked through. */
export async function attachedFile(ctx: ReadContext, hosts: readonly FileHost[], fileId: string | undefined) {
  if (fileId === undefined) return null;
  const file = await files.byId(ctx.db, fileId);
  await demandReadable(ctx, hosts, file);
  if (file.status === 'removed') throw removed;
  demandClean(file.scanStatus);
  const { fileName, mimeType, sizeBytes } = file;
  return { fileName, mimeType, sizeBytes, fileId, notKept: null };
}

const removed = invalidField('/fileId', 'unknown_reference', words('names a removed file', 'удалённый файл'));
