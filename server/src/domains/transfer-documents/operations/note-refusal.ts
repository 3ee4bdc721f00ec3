import Type from 'typebox';
import { id, integer, object, text } from '../../../kernel/fields.ts';
import type { RefusedFile } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { origin } from '../arrivals/origin.ts';
import { journal } from '../journal.ts';

/** What a step of taking a file knows of it. */
export const aboutFile = {
  installationId: id('Installation'),
  fileName: text(255, 'File'),
  fileSize: integer('Bytes'),
  origin,
};

/** Files that letters and operators bring along and that never were transfer documents. */
const otherPapers = new Set([
  'neither_xml_nor_zip',
  'not_a_transfer_document',
  'buyers_part',
  'archive_without_document',
]);

/** A file that is no transfer document leaves a line in the journal, and nothing else. */
export const noteRefusal = command({
  name: 'transfer-documents.note-refusal',
  summary: words('Note a refused file', 'Отметить отклонённый файл'),
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  input: object({ ...aboutFile, refused: Type.Unsafe<RefusedFile>({}) }),
  output: Type.Unknown(),
  async run(ctx, { installationId, fileName, fileSize, origin: { source, letterId, operatorDocumentId }, refused }) {
    ctx.nothingChanged();
    const byHand = source === 'file';
    await journal(ctx, installationId, {
      direction: 'INBOUND',
      status: byHand ? 'failed' : otherPapers.has(refused.code) ? 'skipped' : 'warning',
      event: byHand ? 'document.uploaded' : 'document.left_alone',
      message: refused.detail,
      details: { fileName, fileSize, reason: refused.code, source, letterId, operatorDocumentId },
    });
  },
});
