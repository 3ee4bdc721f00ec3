import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../platform/document-templates/printing/export-document.ts';
import { changeDocument } from '../change-document.ts';
import { changeFields } from '../delivery-document.input.ts';
import { deliveryDocument, deliveryDocuments } from '../delivery-document.ts';
import { deliveryWriting } from '../delivery-rights.ts';
import { makePaper } from '../paper/make-paper.ts';
import { attachPaper } from './attach-paper.ts';

const input = object({ id: id(), ...changeFields, version: Type.Optional(version()) });

const refuses = [
  ...(['unknown_reference', 'conflict', 'version_conflict', 'precondition_failed', 'business_rule_violated'] as const),
  ...(['template_kind_mismatch', 'template_not_applicable', 'resource_archived'] as const),
] as const;

/** Writes the change; the paper of an issued document is made afterwards. */
export const recordUpdate = command({
  name: 'delivery-documents.record-update',
  summary: words('Write down a change of a delivery document', 'Записать изменение документа на доставку'),
  ...deliveryWriting,
  refuses,
  input,
  output: deliveryDocument.view,

  async run(ctx, { id, version: _, ...given }) {
    const held = await deliveryDocuments.open(ctx, id);
    return deliveryDocuments.show(ctx.actor, await changeDocument(ctx, held, given));
  },
});

export const updateDeliveryDocument = command({
  name: 'delivery-documents.update-delivery-document',
  summary: words('Change a delivery document', 'Изменить документ на доставку'),
  description:
    'Details of a draft, or of an issued document that was not sent; any other is refused with `document_frozen`. Fields left out stay, null clears; what the ' +
    'form asks for is not cleared. A name written by hand takes the reference beside it away. Goods and sides are never changed: archive the document and make another. ' +
    'An issued document gets a new file, the former ones stay among its files.',
  ...deliveryWriting,
  refuses: [...new Set([...printingRefuses, ...refuses, 'quota_exceeded' as const])],
  input,
  output: deliveryDocument.view,
  run: inSteps,

  async steps(steps, input) {
    const changed = await steps.command(recordUpdate, input);
    if (changed.stage !== 'issued' || changed.fileId !== null) return changed;
    const made = await makePaper(steps, changed, 'issued');
    const { document, isKept } = await steps.asSystem.command(attachPaper, {
      id: changed.id,
      of: changed.version,
      made,
    });
    if (!isKept) await steps.services.files.remove(made.storageKey);
    return document;
  },
});
