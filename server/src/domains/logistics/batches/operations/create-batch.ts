import type { DeliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsCreating } from '../../logistics-rights.ts';
import { createBatches } from '../create-batches.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { batchInput } from '../delivery-batch.input.ts';
import { settleBatches } from '../settle-batches.ts';

export const createBatch = command({
  name: 'logistics.create-batch',
  summary: words('Create a delivery batch', 'Создать партию доставки'),
  description:
    'A planned one. Its `items` are lines of one requisition, catalog items, or what is written by hand. All batches of a line that were neither ' +
    'cancelled nor returned carry at most what was decided for it, and at most what was decided for the supplier of a decision that is named: ' +
    'otherwise `over_batched`, which names the line, what was decided and what other batches carry. Weight and volume come from the catalog unless given. ' +
    'More than the vehicle of the route carries is told of in `warnings`.',
  ...logisticsCreating,
  refuses: ['business_rule_violated', 'conflict'],
  input: object(batchInput),
  output: batchCard,

  async run(ctx, input) {
    const settled = await settleBatches(ctx, [{ id: ctx.newId, before: null, input, at: '' }]);
    const [made] = await createBatches(ctx, settled);
    return cardOf(ctx, made as DeliveryBatch);
  },
});
