import Type from 'typebox';
import { exampleId, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';
import { deliveryDocument, deliveryDocuments } from '../delivery-document.ts';
import { deliveryWriting } from '../delivery-rights.ts';
import { deliveryWarnings } from '../delivery-warnings.ts';
import { generate } from '../generation/generate.ts';
import { generationInput } from '../generation/generation.input.ts';

const written = object(
  { ...deliveryDocument.fields, warnings: deliveryWarnings },
  { title: 'Delivery document as it was written' },
);

export const generateDeliveryDocuments = command({
  name: 'delivery-documents.generate-delivery-documents',
  summary: words('Make delivery documents of a requisition', 'Создать документы на доставку по заявке'),
  description:
    'Drafts of one kind, with their numbers: without gaps for each kind and year. Scope `procurement` answers with one document, every other scope with a list: one ' +
    'for each supplier, object, route or batch that has goods, all of them or none. `itemIds` and its like let through what they name; an ' +
    'identifier outside the requisition is refused with `foreign_reference` and its place, a selection that lets nothing through with ' +
    '`nothing_to_generate`. Goods of batches count with their quantities where the scope or the selection speaks of objects, routes or batches, else what was decided. ' +
    'Goods go to the customer of the requisition, at the prices of the accepted proposal or of the invoice; without a customer they come from ' +
    'the supplier to us, at the prices that were decided. Everything the form asks for that is not known is refused at once, each under its path, such as ' +
    '`/consignee/kpp` or `/attorney/passportNumber`. Goods and sides are copied: what changes later changes no document.',
  ...deliveryWriting,
  refuses: [
    'unknown_reference',
    'business_rule_violated',
    'template_kind_mismatch',
    'template_not_applicable',
    'resource_archived',
  ],
  input: object(
    { id: id(), ...generationInput },
    { examples: [{ kind: 'packing_list', scope: 'procurement', customerId: exampleId }] },
  ),
  output: Type.Union([written, Type.Array(written, { title: 'A document for each group' })]),

  async run(ctx, { id, ...input }) {
    const held = await requisitions.lock(ctx.db, id);
    if (held.archivedAt) throw archived(requisition.noun);
    const made = await generate(ctx, held, input);
    const shown = made.map(({ document, warnings }) => ({ ...deliveryDocuments.show(ctx.actor, document), warnings }));
    return input.scope === 'procurement' ? shown[0] : shown;
  },
});
