import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { transferDocumentPreview, wholeDocument } from '../transfer-document.ts';

export const getTransferDocument = query({
  name: 'transfer-documents.get-transfer-document',
  summary: words('Preview a transfer document', 'Предпросмотр УПД'),
  description:
    'As it would be applied now: the supplier by INN and KPP, whether it is for us, its lines with what they are certainly for, the invoices that are ' +
    'known already, and everything odd in words. It is looked up anew each time, so what was mended in between shows.',
  permission: 'invoices.read',
  scope: ['supplier_documents.read', 'finance.read'],
  input: object({ id: id() }),
  output: transferDocumentPreview,
  run: async (ctx, input) => previewDocument(ctx, await wholeDocument(ctx.db, input.id)),
});
