import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { moveBatch } from '../move-batch.ts';
import { openKept } from '../open-batch.ts';

export const loadBatch = command({
  name: 'logistics.load-batch',
  summary: words('Load a delivery batch', 'Начать погрузку партии'),
  description:
    'A planned batch that carries something is being loaded. Goods of a cancelled requisition are not loaded (`requisition_status`).',
  ...logisticsUpdating,
  refuses: [
    'business_rule_violated',
    'resource_archived',
    'conflict',
    'invalid_state_transition',
    'precondition_failed',
  ],
  input: object({ id: id() }),
  output: batchCard,
  run: async (ctx, { id }) => cardOf(ctx, await moveBatch(ctx, await openKept(ctx, id), 'load')),
});
