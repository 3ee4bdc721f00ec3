import Type from 'typebox';
import type { TransferDocument as Recorded } from '../../../../../nouns/transfer-document.ts';
import type { TransferPreview } from '../../../../../nouns/transfer-preview.ts';
import { object } from '../../../kernel/fields.ts';
import type { TransferDocument } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { journal } from '../journal.ts';
import { keptFile, recordKept, transferDocumentFiles } from '../kept-file.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { transferDocument, transferDocumentPreview, transferDocuments, wholeDocument } from '../transfer-document.ts';
import { aboutFile } from './note-refusal.ts';

const given = object({
  ...aboutFile,
  source: Type.Unsafe<Recorded['source']>({}),
  operator: Type.Unsafe<Recorded['operator']>({}),
  sha256: Type.String(),
  document: Type.Unsafe<TransferDocument>({}),
  files: Type.Array(keptFile),
});

type Given = Type.Static<typeof given>;

/** Writes down a document that was read, with the bytes it was read from. */
export const recordTransferDocument = command({
  name: 'transfer-documents.record-transfer-document',
  summary: words('Write down a transfer document', 'Записать УПД'),
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  input: given,
  output: transferDocumentPreview,

  async run(ctx, input): Promise<TransferPreview> {
    if (!(await insertDocument(ctx, input))) return sameDocument(ctx, input);
    const id = ctx.newId;
    await recordKept(ctx, transferDocumentFiles, id, input.files);
    const whole = await wholeDocument(ctx.db, id);
    ctx.record(transferDocument.fact('uploaded', whole.record));
    const preview = await previewDocument(ctx, whole);
    const { installationId, fileName, fileSize } = input;
    await journal(ctx, installationId, {
      direction: 'INBOUND',
      status: preview.readiness === 'ready' ? 'ok' : 'warning',
      event: 'document.uploaded',
      message: words('A transfer document was uploaded.', 'УПД загружен.'),
      documentId: id,
      details: {
        ...{ fileName, fileSize, source: input.source },
        function: preview.function,
        formatVersion: preview.formatVersion,
        lines: preview.lines.length,
        matched: preview.lines.filter(({ matchedBy }) => matchedBy !== null).length,
        readiness: preview.readiness,
        remarks: [...new Set(preview.remarks.map(({ code }) => code))],
      },
    });
    return preview;
  },
});

/** False where the same bytes were uploaded before. */
const insertDocument = (
  ctx: WriteContext,
  { installationId, fileName, fileSize, source, operator, sha256, document }: Given,
): Promise<boolean> =>
  transferDocuments.insert(
    ctx,
    {
      ...{ installationId, fileName, fileSize, source, operator },
      function: document.function,
      formatVersion: document.version,
      encoding: document.encoding,
      number: document.number,
      date: document.date,
      transferredOn: document.transferredOn,
      operation: document.operation,
      currency: document.currency,
      seller: document.seller,
      buyer: document.buyer,
      basis: document.basis,
    },
    {
      sha256,
      file_id: document.fileId,
      currency_code: document.currencyCode,
      ...document.totals,
      lines: JSON.stringify(document.lines),
      remarks: JSON.stringify(document.remarks),
    },
  );

async function sameDocument(
  ctx: WriteContext,
  { installationId, sha256, fileName, fileSize, files }: Given,
): Promise<TransferPreview> {
  const { id } = await ctx.db.one<{ id: string }>(sql`
    select id from transfer_documents where tenant_id = ${ctx.db.tenant} and sha256 = ${sha256}`);
  // Its file may have been removed since: what is uploaded again is there again.
  const originals = files.filter(({ category }) => category === 'original');
  if ((await recordKept(ctx, transferDocumentFiles, id, originals)) === 0) ctx.nothingChanged();
  ctx.respond({ status: 200 });
  await journal(ctx, installationId, {
    direction: 'INBOUND',
    status: 'skipped',
    event: 'document.uploaded',
    message: words('This document was uploaded before.', 'Этот документ уже загружали.'),
    documentId: id,
    details: { fileName, fileSize },
  });
  return previewDocument(ctx, await wholeDocument(ctx.db, id));
}
