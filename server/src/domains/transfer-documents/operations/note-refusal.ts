import Type from 'typebox';
import { id, integer, object, text } from '../../../kernel/fields.ts';
import type { RefusedFile } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { journal } from '../journal.ts';

/** What a step of an upload knows of the file. */
export const aboutFile = {
  installationId: id('Installation'),
  fileName: text(255, 'File'),
  fileSize: integer('Bytes'),
};

/** A file that is no transfer document leaves a line in the journal, and nothing else. */
export const noteRefusal = command({
  name: 'transfer-documents.note-refusal',
  summary: words('Note a refused file', 'Отметить отклонённый файл'),
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  input: object({ ...aboutFile, refused: Type.Unsafe<RefusedFile>({}) }),
  output: Type.Unknown(),
  async run(ctx, { installationId, fileName, fileSize, refused }) {
    ctx.nothingChanged();
    await journal(ctx, installationId, {
      direction: 'INBOUND',
      status: 'failed',
      event: 'document.uploaded',
      message: refused.detail,
      details: { fileName, fileSize, reason: refused.code },
    });
  },
});
