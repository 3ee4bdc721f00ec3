import Type, { type Static } from 'typebox';
import { exampleId, id, object, unshown } from '../../../kernel/fields.ts';
import { mostLines } from '../../requisitions/requisition-line.ts';
import { purchaseOrderLine } from './purchase-order-line.ts';

const { quantity, wantedDate } = purchaseOrderLine.fields;

/** A line is named by the decision it fulfils: it stays where the order has it, and is new where not. */
export const linesInput = Type.Array(
  object(
    {
      allocationId: id('Decision it fulfils'),
      quantity: Type.Optional(unshown(quantity)),
      wantedDate: Type.Optional(unshown(wantedDate)),
    },
    {
      title: 'Line; what is left out stays, or is all that the decision leaves to order',
      examples: [{ allocationId: exampleId, quantity: '10' }],
    },
  ),
  { minItems: 1, maxItems: mostLines, title: 'Lines, the whole list' },
);

export type LineInput = Static<typeof linesInput>[number];
