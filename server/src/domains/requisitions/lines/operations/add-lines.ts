import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { changeRequisition } from '../../change-requisition.ts';
import { answerOf } from '../../operations/update-requisition.ts';
import { requisitions } from '../../requisition.ts';
import { mostLines, newLine } from '../../requisition-line.ts';
import { wholeRequisition } from '../../requisition-warnings.ts';

export const addLines = command({
  name: 'requisitions.add-lines',
  summary: words('Add lines to a requisition', 'Добавить строки в заявку'),
  description:
    'After those that are there, in the order given; all or none. The rules are those of `PATCH` of the requisition.',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict', 'precondition_failed'],
  input: object({
    id: id(),
    items: Type.Array(newLine, {
      minItems: 1,
      maxItems: mostLines,
      title: 'Lines',
      examples: [[{ name: 'Песок речной', quantity: '3', uom: '168' }]],
    }),
  }),
  output: wholeRequisition,

  async run(ctx, { id, items }) {
    const held = await requisitions.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    const lines = items.map((input, index) => ({ input, at: `/items/${index}` }));
    return answerOf(await changeRequisition(ctx, held, { lines }));
  },
});
