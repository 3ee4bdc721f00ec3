import Type from 'typebox';
import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisitionLine } from '../../requisition-line.ts';
import { changeLine, holdLine } from './update-line.ts';

export const cancelLine = command({
  name: 'requisitions.cancel-line',
  summary: words('Cancel a line of a requisition', 'Отменить строку заявки'),
  description:
    'A cancelled line stays where it was and leaves all sums; its suppliers are let go. One that was invoiced or received stays in force, ' +
    'and one that goes with delivery batches until these are changed or cancelled (`allocation_batched`). Cancelling it again changes nothing, its `reason` neither.',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict', 'precondition_failed'],
  input: object({
    procurementId: id('Requisition'),
    id: id('Line'),
    reason: Type.Optional(longText(1_000, 'Why it is cancelled')),
  }),
  output: requisitionLine.view,
  run: async (ctx, { procurementId, id, reason }) =>
    changeLine(
      ctx,
      await holdLine(ctx, id, procurementId),
      {},
      { status: 'cancelled', ...(reason !== undefined && { reason }) },
    ),
});
