import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, invalid } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { receivedIn, refuseStatus } from '../../requisitions/moves/refuse-status.ts';
import type { BatchDraft, SettledBatch } from './batch-draft.ts';
import { knownOf } from './known-of.ts';
import { refuseOverBatched } from './refuse-over-batched.ts';
import { settleHeader } from './settle-header.ts';
import { settleItems } from './settle-items.ts';

/**
 * Batches as they will stand: new ones, or one that is there with its changes. Nothing is written. What is wrong with any of them is
 * told of all at once; then that they carry no more than was decided.
 */
export async function settleBatches(ctx: WriteContext, drafts: readonly BatchDraft[]): Promise<SettledBatch[]> {
  const known = await knownOf(ctx, drafts);
  const errors: FieldError[] = [];
  const settled = drafts.map((draft) => {
    const header = settleHeader(draft, known);
    const { items: given } = draft.input;
    const before = draft.before?.items ?? [];
    const { procurementId, supplierId } = header.values;
    const { items, errors: misfits } = given
      ? settleItems(given, known, { procurementId, supplierId, before, at: `${draft.at}/items` })
      : { items: before, errors: [] };
    errors.push(...header.errors, ...misfits);
    return { draft, values: { ...header.values, ...sumsOf(items) }, items };
  });
  if (errors.length > 0) throw invalid(errors);
  const touched = settled.filter(({ draft }) => draft.input.items !== undefined);
  const ids = new Set(touched.map(({ values }) => values.procurementId));
  for (const held of known.requisitions.values()) if (ids.has(held.id)) refuseStatus(held, receivedIn);
  await refuseOverBatched(ctx, touched, known);
  return settled;
}

/** What a batch carries in all, without what was moved into another. */
export function sumsOf(items: readonly DeliveryBatchItem[]) {
  const sum = (field: 'weightKg' | 'volumeM3') =>
    items
      .reduce((total, item) => total.plus(shareLeft(item, item[field])), new Exact(0))
      .toDecimalPlaces(6)
      .toFixed();
  return { itemCount: items.length, weightKg: sum('weightKg'), volumeM3: sum('volumeM3') };
}

const shareLeft = ({ quantity, movedQuantity }: DeliveryBatchItem, of: string | null) =>
  of === null ? 0 : new Exact(of).times(new Exact(quantity).minus(movedQuantity)).div(quantity);
