import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { deliveryDocument, deliveryDocuments } from '../delivery-document.ts';
import { keepPaper, madePaper } from '../paper/keep-paper.ts';

/** Keeps the file that was made of an issued document, unless the document has changed since. */
export const attachPaper = command({
  name: 'delivery-documents.attach-paper',
  summary: words('Keep the file of an issued document', 'Сохранить файл выписанного документа'),
  permission: 'internal',
  scope: null,
  input: object({ id: id(), of: Type.Integer(), made: madePaper }),
  output: object({ document: deliveryDocument.view, isKept: Type.Boolean() }),

  async run(ctx, { id, of, made }) {
    const held = await deliveryDocuments.lock(ctx.db, id);
    if (held.version !== of) return { document: unchanged(ctx, held), isKept: false };
    const { fileId, isKnown } = await keepPaper(ctx, id, made);
    return { document: await deliveryDocuments.change(ctx, held, { fileId }), isKept: !isKnown };
  },
});
