import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { moveBatch } from '../move-batch.ts';
import { openKept } from '../open-batch.ts';

export const dispatchBatch = command({
  name: 'logistics.dispatch-batch',
  summary: words('Dispatch a delivery batch', 'Отправить партию'),
  description: 'A loading batch leaves; what it carries no longer changes.',
  ...logisticsUpdating,
  refuses: ['business_rule_violated', 'resource_archived', 'invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: batchCard,
  run: async (ctx, { id }) => cardOf(ctx, await moveBatch(ctx, await openKept(ctx, id), 'dispatch')),
});
