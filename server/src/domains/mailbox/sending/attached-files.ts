import type { LetterAttachment } from '../../../../../nouns/mailbox-message.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { files } from '../../../platform/files/file.ts';
import { demandReadable, type FileHost } from '../../../platform/files/host.ts';
import { demandClean } from '../../../platform/files/record-file.ts';

const mostBytes = 20 * 1024 * 1024;

/** Files of the portal that a letter takes along: such as its writer may read, looked through, and together of a size that mail servers take. */
export async function attachedFiles(
  ctx: ReadContext,
  hosts: readonly FileHost[],
  fileIds: readonly string[],
): Promise<LetterAttachment[]> {
  const attached: LetterAttachment[] = [];
  for (const fileId of fileIds) {
    const file = await files.byId(ctx.db, fileId);
    await demandReadable(ctx, hosts, file);
    if (file.status === 'removed') throw removed;
    demandClean(file.scanStatus);
    const { fileName, mimeType, sizeBytes } = file;
    attached.push({ fileName, mimeType, sizeBytes, fileId, notKept: null });
  }
  if (attached.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > mostBytes) throw tooLong;
  return attached;
}

const removed = invalidField('/fileIds', 'unknown_reference', words('names a removed file', 'содержит удалённый файл'));

const tooLong = invalidField(
  '/fileIds',
  'too_large',
  words('together at most 20 MiB', 'вместе не более 20 МиБ: больше почтовые серверы не принимают'),
);
