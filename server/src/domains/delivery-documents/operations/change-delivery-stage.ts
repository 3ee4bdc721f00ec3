import Type from 'typebox';
import { choice, id, longText, object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../platform/document-templates/printing/export-document.ts';
import { deliveryDocument } from '../delivery-document.ts';
import { deliveryWriting } from '../delivery-rights.ts';
import { makePaper } from '../paper/make-paper.ts';
import { prepareStage, recordStage } from './record-stage.ts';

export const changeDeliveryStage = command({
  name: 'delivery-documents.change-stage',
  summary: words('Change the stage of a delivery document', 'Сменить стадию документа на доставку'),
  description:
    '`issued` makes the PDF of a draft, which the document keeps from then on; `sent` says that it was handed over, after which its details are frozen; `signed` and ' +
    '`rejected` end it, the latter with a `reason`. `from` guards against a change meanwhile; the stage it has already changes nothing.',
  ...deliveryWriting,
  refuses: [...printingRefuses, 'invalid_state_transition', 'precondition_failed', 'quota_exceeded', 'conflict'],
  input: object({
    id: id(),
    stage: choice(deliveryDocument.statuses, 'Wanted stage', { examples: ['issued'] }),
    from: Type.Optional(choice(deliveryDocument.statuses, 'Stage the caller believes in')),
    reason: Type.Optional(longText(1_000, 'Reason', { examples: ['Не сошлось количество'] })),
  }),
  output: deliveryDocument.view,
  run: inSteps,

  // Made and put into the store first, then written down: neither waits inside a transaction.
  async steps(steps, input) {
    const { document, needsPaper } = await steps.query(prepareStage, input);
    const made = needsPaper ? await makePaper(steps, document, 'issued') : undefined;
    const removeUnkept = async () => made && steps.services.files.remove(made.storageKey);
    const { after, isKept } = await steps
      .command(recordStage, { ...input, of: document.version, ...(made && { made }) })
      .catch(async (error) => {
        // A refusal left no row. After anything else a row may stand, so the sweep decides.
        if (error instanceof Refusal) await removeUnkept();
        throw error;
      });
    if (!isKept) await removeUnkept();
    return after;
  },
});
