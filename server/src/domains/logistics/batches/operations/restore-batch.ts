import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { deliveryBatches } from '../delivery-batch.ts';
import { knownOf } from '../known-of.ts';
import { openBatch } from '../open-batch.ts';
import { refuseOverBatched } from '../refuse-over-batched.ts';

export const restoreBatch = command({
  name: 'logistics.restore-batch',
  summary: words('Restore a delivery batch', 'Вернуть партию доставки из архива'),
  description: 'A planned one only while its lines are not carried by others meanwhile (`over_batched`).',
  ...logisticsUpdating,
  refuses: ['business_rule_violated', 'precondition_failed'],
  input: object({ id: id() }),
  output: batchCard,

  async run(ctx, { id }) {
    const held = await openBatch(ctx, id);
    if (!held.archivedAt) return cardOf(ctx, unchanged(ctx, held));
    if (held.status === 'planned') {
      const draft = { id, before: null, input: { items: held.items }, at: '' };
      await refuseOverBatched(ctx, [{ draft, values: {}, items: held.items }], await knownOf(ctx, [draft]));
    }
    return cardOf(ctx, await deliveryBatches.change(ctx, held, { archivedAt: null }));
  },
});
