import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { moveBatch } from '../move-batch.ts';
import { openKept } from '../open-batch.ts';

export const returnBatch = command({
  name: 'logistics.return-batch',
  summary: words('Return a delivery batch', 'Отметить возврат партии'),
  description:
    'What is in transit came back with nothing delivered: it no longer counts as carried, and the lines may be planned anew.',
  ...logisticsUpdating,
  refuses: ['resource_archived', 'invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Reason', { examples: ['Получатель не принял груз'] }) }),
  output: batchCard,
  run: async (ctx, { id, reason }) =>
    cardOf(ctx, await moveBatch(ctx, await openKept(ctx, id), 'return', { statusReason: reason })),
});
