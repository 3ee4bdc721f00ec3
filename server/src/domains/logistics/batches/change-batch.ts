import { type DeliveryBatch, deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { closedBatchStatuses } from '../../../../../nouns/delivery-batch-flow.ts';
import { deliveryBatchItem as itemNoun } from '../../../../../nouns/delivery-batch-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { areSameRows } from '../../../platform/records/are-same-rows.ts';
import { differs } from '../../../platform/records/differs.ts';
import type { BatchInput } from './delivery-batch.input.ts';
import { deliveryBatch, deliveryBatches } from './delivery-batch.ts';
import { writeItems } from './delivery-batch-item.ts';
import { settleBatches } from './settle-batches.ts';

/** Changes a held batch as far as it may still be changed; undefined where nothing differs. */
export async function changeBatch(
  ctx: WriteContext,
  held: DeliveryBatch,
  input: BatchInput,
): Promise<DeliveryBatch | undefined> {
  const [settled] = await settleBatches(ctx, [{ id: held.id, before: held, input, at: '' }]);
  const { values = {}, items = [] } = settled ?? {};
  const touched = input.items !== undefined && !areSameRows(itemNoun, held.items, items);
  if (touched && held.status !== 'planned' && held.status !== 'loading') throw onTheWay();
  const isClosed = (closedBatchStatuses as readonly string[]).includes(held.status);
  if (isClosed && differs(noun, held, values, ['comment', 'recipientName', 'customFields'])) throw closed();
  if (touched) await writeItems(ctx, [{ batchId: held.id, items }]);
  const after = await deliveryBatches.write(ctx, held, values, { touched });
  if (after) ctx.record(deliveryBatch.changed('updated', held, after));
  return after;
}

const onTheWay = () =>
  conflict(
    'batch_on_the_way',
    words('What a batch carries changes only until it leaves.', 'Состав партии меняют только до отправки.'),
  );

const closed = () =>
  conflict(
    'batch_closed',
    words(
      'The batch was delivered, returned or cancelled: only the comment and who received it may change.',
      'Партия доставлена, возвращена или отменена: изменить можно только комментарий и получателя.',
    ),
  );
