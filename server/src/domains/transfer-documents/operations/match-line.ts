import Type from 'typebox';
import type { LineChoice } from '../../../../../nouns/transfer-document.ts';
import { flag, id, nullable, object, unshown } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { judgeChoice } from '../matching/judge-choice.ts';
import { knownOfSupplier } from '../matching/known-of-supplier.ts';
import { lineAt, placeInPath } from '../matching/line-at.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { refuseApplied } from '../refuse-applied.ts';
import { rememberMatch } from '../remembered/remember-match.ts';
import { takeBackRemembered } from '../remembered/take-back-remembered.ts';
import { holdDocument, transferDocumentPreview, transferDocuments, wholeDocument } from '../transfer-document.ts';

export const matchLine = command({
  name: 'transfer-documents.match-line',
  summary: words('Match a line by hand', 'Сопоставить строку вручную'),
  description:
    'Says which catalog item a line is, or which line of a requisition it was bought for: that line must be awaited from the supplier. Without ' +
    'either, the line is for nothing we know. What is said of an item is remembered for the supplier, by the article and the code of the line, ' +
    'or by its name where it has neither, and matches his next documents; with `remember: false` it holds for this document alone. ' +
    'Saying something else replaces it, and what was remembered by it.',
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict', 'unknown_reference', 'business_rule_violated'],
  input: object({
    id: id(),
    place: placeInPath,
    catalogItemId: Type.Optional(nullable(id('Catalog item'))),
    procurementItemId: Type.Optional(unshown(nullable(id('Line of a requisition')))),
    remember: Type.Optional({ ...flag('Remember it for the supplier'), default: true }),
  }),
  output: transferDocumentPreview,

  async run(ctx, { id, place, remember = true, ...said }) {
    const whole = await holdDocument(ctx.db, id);
    ctx.expectVersion(whole.record.version);
    refuseApplied(whole.record);
    const line = lineAt(whole, place);
    const known = await knownOfSupplier(ctx, whole);
    const { itemId, lineId } = await judgeChoice(ctx, whole, Number(place), known, said);
    const choice = choiceOf(ctx, Number(place), itemId, lineId);
    const others = whole.record.choices.filter((one) => one.place !== choice.place);
    const choices = [...others, choice].sort((one, other) => one.place - other.place);
    await takeBackRemembered(ctx, id, choice.place);
    if (itemId !== null && remember) {
      const called = { ...line, place: choice.place };
      await rememberMatch(ctx, { supplierId: known.supplierId, documentId: id, line: called, catalogItemId: itemId });
    }
    await transferDocuments.change(ctx, whole.record, { choices }, { fact: 'matched' });
    return previewDocument(ctx, await wholeDocument(ctx.db, id));
  },
});

const choiceOf = (
  { actor }: WriteContext,
  place: number,
  catalogItemId: string | null,
  procurementItemId: string | null,
): LineChoice => ({ place, catalogItemId, procurementItemId, by: actor.userId, at: portalNow().toISOString() });
