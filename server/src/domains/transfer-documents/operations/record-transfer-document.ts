import type { TransferPreview } from '../../../../../nouns/transfer-preview.ts';
import { command } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { arrivalOf } from '../arrivals/arrival-of.ts';
import { readDocument } from '../arrivals/read-document.ts';
import { takeAgain } from '../arrivals/take-again.ts';
import { journal } from '../journal.ts';
import { recordKept, transferDocumentFiles } from '../kept-file.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { transferDocument, transferDocumentPreview, transferDocuments, wholeDocument } from '../transfer-document.ts';

/** Writes down a document that was read, with the bytes it was read from and where it came from. */
export const recordTransferDocument = command({
  name: 'transfer-documents.record-transfer-document',
  summary: words('Write down a transfer document', 'Записать УПД'),
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  input: readDocument,
  output: transferDocumentPreview,

  async run(ctx, input): Promise<TransferPreview> {
    const { installationId, fileName, fileSize, sha256, document, origin } = input;
    const isNew = await transferDocuments.insert(
      ctx,
      {
        installationId,
        fileName,
        fileSize,
        source: origin.source,
        arrivals: [arrivalOf(ctx, input)],
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
        sources: [origin.source],
        file_id: document.fileId,
        currency_code: document.currencyCode,
        ...document.totals,
        lines: JSON.stringify(document.lines),
        remarks: JSON.stringify(document.remarks),
      },
    );
    if (!isNew) return takeAgain(ctx, input);
    const id = ctx.newId;
    await recordKept(ctx, transferDocumentFiles, id, input.files);
    const whole = await wholeDocument(ctx.db, id);
    ctx.record(transferDocument.fact('uploaded', whole.record));
    const preview = await previewDocument(ctx, whole);
    await journal(ctx, installationId, {
      direction: 'INBOUND',
      status: preview.readiness === 'ready' ? 'ok' : 'warning',
      event: origin.source === 'file' ? 'document.uploaded' : 'document.arrived',
      message: came[origin.source],
      documentId: id,
      details: {
        fileName,
        fileSize,
        source: origin.source,
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

const came: Readonly<Record<TransferPreview['source'], Words>> = {
  file: words('A transfer document was uploaded.', 'УПД загружен.'),
  mail: words('A transfer document came by mail.', 'УПД пришёл по почте.'),
  operator: words('A transfer document came from an operator.', 'УПД пришёл от оператора ЭДО.'),
};
