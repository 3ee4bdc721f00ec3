import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { lineAt, placeInPath } from '../matching/line-at.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { refuseApplied } from '../refuse-applied.ts';
import { takeBackRemembered } from '../remembered/take-back-remembered.ts';
import { holdDocument, transferDocumentPreview, transferDocuments, wholeDocument } from '../transfer-document.ts';

export const takeBackMatch = command({
  name: 'transfer-documents.take-back-match',
  summary: words('Take back a match made by hand', 'Отменить ручное сопоставление'),
  description:
    'The line is matched again as the machine would. What the match had the portal remember is taken back with it: what was remembered before holds again.',
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict'],
  input: object({ id: id(), place: placeInPath }),
  output: transferDocumentPreview,

  async run(ctx, { id, place }) {
    const whole = await holdDocument(ctx.db, id);
    ctx.expectVersion(whole.record.version);
    refuseApplied(whole.record);
    lineAt(whole, place);
    const choices = whole.record.choices.filter((one) => one.place !== Number(place));
    if (choices.length === whole.record.choices.length) throw notFound(words('Match', 'Сопоставление'));
    await takeBackRemembered(ctx, id, Number(place));
    await transferDocuments.change(ctx, whole.record, { choices }, { fact: 'matched' });
    return previewDocument(ctx, await wholeDocument(ctx.db, id));
  },
});
