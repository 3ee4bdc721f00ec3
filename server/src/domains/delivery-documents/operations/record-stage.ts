import Type from 'typebox';
import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import type { DeliveryDocumentStage } from '../../../../../nouns/delivery-document-flow.ts';
import { choice, id, longText, object } from '../../../kernel/fields.ts';
import { command, query, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { admitStage } from '../admit-stage.ts';
import { deliveryDocument, deliveryDocuments } from '../delivery-document.ts';
import { deliveryWriting } from '../delivery-rights.ts';
import { keepPaper, madePaper } from '../paper/keep-paper.ts';

const asked = {
  id: id(),
  stage: choice(deliveryDocument.statuses, 'Wanted stage'),
  from: Type.Optional(choice(deliveryDocument.statuses, 'Stage the caller believes in')),
  reason: Type.Optional(longText(1_000, 'Reason')),
};

/** Refuses a stage that cannot be reached before a file is made, and says whether one has to be. */
export const prepareStage = query({
  name: 'delivery-documents.prepare-stage',
  summary: words('Check a change of stage', 'Проверить смену стадии'),
  ...deliveryWriting,
  refuses: ['invalid_state_transition'],
  input: object(asked),
  output: object({ document: deliveryDocument.view, needsPaper: Type.Boolean() }),

  async run({ db }, { id, ...move }) {
    const document = await deliveryDocuments.byId(db, id);
    return { document, needsPaper: admitStage(document, move) && move.stage === 'issued' };
  },
});

/** Writes the stage, with the file that was made before. */
export const recordStage = command({
  name: 'delivery-documents.record-stage',
  summary: words('Write down a change of stage', 'Записать смену стадии'),
  ...deliveryWriting,
  refuses: ['invalid_state_transition', 'precondition_failed', 'quota_exceeded', 'conflict'],
  input: object({ ...asked, of: Type.Integer(), made: Type.Optional(madePaper) }),
  output: object({ after: deliveryDocument.view, isKept: Type.Boolean() }),

  async run(ctx, { id, made, of, ...move }) {
    const before = await deliveryDocuments.open(ctx, id);
    if (!admitStage(before, move))
      return { after: deliveryDocuments.show(ctx.actor, unchanged(ctx, before)), isKept: false };
    if (move.stage === 'issued' && before.version !== of) throw changedMeanwhile();
    const kept = made && (await keepPaper(ctx, id, made));
    const values = { stage: move.stage, ...valuesOf(ctx, move), ...(kept && { fileId: kept.fileId }) };
    const tell = {
      status: { from: before.stage, to: move.stage },
      ...(move.reason !== undefined && { reason: move.reason }),
    };
    const after = await deliveryDocuments.change(ctx, before, values, { fact: 'status_changed', tell });
    return { after: deliveryDocuments.show(ctx.actor, after), isKept: kept?.isKnown === false };
  },
});

interface Moved {
  stage: DeliveryDocumentStage;
  reason?: string | undefined;
}

function valuesOf({ actor }: WriteContext, { stage, reason }: Moved): Partial<DeliveryDocument> {
  const now = portalNow().toISOString();
  if (stage === 'issued') return { issuedBy: actor.userId, issuedAt: now };
  if (stage === 'sent') return { sentAt: now };
  return { closedAt: now, ...(stage === 'rejected' && { rejectReason: reason ?? null }) };
}

const changedMeanwhile = () =>
  conflict(
    'changed_meanwhile',
    words(
      'The document was changed while its file was made: issue it again.',
      'Документ изменили, пока готовился его файл: выпишите его ещё раз.',
    ),
  );
