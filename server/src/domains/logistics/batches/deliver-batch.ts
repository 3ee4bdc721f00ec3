import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { type DeliveryBatchItem, deliveryBatchItem as itemNoun } from '../../../../../nouns/delivery-batch-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { areSameRows } from '../../../platform/records/are-same-rows.ts';
import { type DeliveredItem, deliveredItems } from './delivered-items.ts';
import { deliveryBatches } from './delivery-batch.ts';
import { writeItems } from './delivery-batch-item.ts';
import { moveBatch, refuseMove } from './move-batch.ts';
import { sumsOf } from './settle-batches.ts';
import { splitBatch } from './split-batch.ts';

interface Delivery {
  /** How much has come of each item in all; what is not named has come whole. */
  items?: readonly DeliveredItem[];
  /** Whether what is missing goes with a new batch. */
  split?: boolean;
  deliveredAt?: string;
  recipientName?: string | null;
  driverComment?: string | null;
}

/** What has come of a held batch that is under way, whole or in part, and the batch that the missing goods go with. */
export async function deliverBatch(ctx: WriteContext, held: DeliveryBatch, given: Delivery) {
  const { deliveredAt = portalNow().toISOString(), recipientName = held.recipientName } = given;
  const { driverComment = held.driverComment } = given;
  refuseMove(held, 'deliver');
  if (Date.parse(deliveredAt) > portalNow().getTime()) throw inFuture();
  const arrived = deliveredItems(held.items, given.items ?? []);
  if (arrived.every(({ deliveredQuantity }) => new Exact(deliveredQuantity ?? 0).isZero())) throw nothingCame();
  const missing = arrived.filter((item) => missingOf(item).gt(0));
  const split = given.split && missing.length > 0 ? await splitBatch(ctx, held, missing) : null;
  const items = split ? arrived.map((item) => ({ ...item, movedQuantity: movedOf(item).toFixed() })) : arrived;
  const touched = !areSameRows(itemNoun, held.items, items);
  if (touched) await writeItems(ctx, [{ batchId: held.id, items }]);
  const values = { deliveredAt, recipientName, driverComment, ...sumsOf(items) };
  return { batch: await settled(ctx, held, values, { isWhole: missing.length === 0, touched }), split };
}

/** Delivered whole, or delivered in part, where more of it came of what is so already. */
async function settled(
  ctx: WriteContext,
  held: DeliveryBatch,
  values: Partial<DeliveryBatch>,
  { isWhole, touched }: { isWhole: boolean; touched: boolean },
): Promise<DeliveryBatch> {
  if (isWhole) return moveBatch(ctx, held, 'deliver', values);
  if (held.status === 'in_transit') return moveBatch(ctx, held, 'deliver_in_part', values);
  return deliveryBatches.change(ctx, held, values, { touched });
}

const missingOf = ({ quantity, movedQuantity, deliveredQuantity }: DeliveryBatchItem) =>
  new Exact(quantity).minus(movedQuantity).minus(deliveredQuantity ?? 0);

const movedOf = (item: DeliveryBatchItem) => missingOf(item).plus(item.movedQuantity);

const inFuture = () => invalidField('/deliveredAt', 'in_future', words('lies in the future', 'ещё не наступило'));

const nothingCame = () =>
  brokenRule(
    'nothing_delivered',
    words('Nothing has come: return the batch instead.', 'Ничего не доставлено: отметьте возврат партии.'),
  );
