import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { moveBatch } from '../move-batch.ts';
import { openKept } from '../open-batch.ts';

export const cancelBatch = command({
  name: 'logistics.cancel-batch',
  summary: words('Cancel a delivery batch', 'Отменить партию'),
  description: 'Until it leaves. Its lines may be planned anew.',
  ...logisticsUpdating,
  refuses: ['resource_archived', 'invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Reason', { examples: ['Получатель не принял груз'] }) }),
  output: batchCard,
  run: async (ctx, { id, reason }) =>
    cardOf(ctx, await moveBatch(ctx, await openKept(ctx, id), 'cancel', { statusReason: reason })),
});
