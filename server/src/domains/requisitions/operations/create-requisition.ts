import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { draftRequisition } from '../drafts/draft-requisition.ts';
import { requisition } from '../requisition.ts';
import { mostLines, newLine } from '../requisition-line.ts';
import { wholeRequisition } from '../requisition-warnings.ts';

export const createRequisition = command({
  name: 'requisitions.create-requisition',
  summary: words('Create a purchase requisition', 'Создать заявку на закупку'),
  description:
    'A draft with its lines, at the first stage. The title is made of the first lines unless given, the currency is that of the company, and ' +
    'who creates it is responsible; naming another person needs the right to assign. All errors of all lines come at once.',
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
  input: object({
    ...requisition.creation,
    items: Type.Optional(
      Type.Array(newLine, {
        maxItems: mostLines,
        title: 'Lines',
        examples: [[{ name: 'Цемент М500', quantity: '120', uom: '796', plannedPrice: '412.50' }]],
      }),
    ),
  }),
  output: wholeRequisition,

  run: (ctx, input) => draftRequisition(ctx, input),
});
