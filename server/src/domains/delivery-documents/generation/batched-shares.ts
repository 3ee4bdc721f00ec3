import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import type { AcceptedAllocation } from '../../requisitions/allocations/allocations-of.ts';
import { agreedIn } from './decided-shares.ts';
import type { Share } from './share.ts';

interface Known {
  /** Lines of the requisition that this kind of document speaks of. */
  lineIds: ReadonlySet<string>;
  allocations: readonly AcceptedAllocation[];
}

/** What batches carry of a requisition, less what was moved into other batches; goods of other requisitions are left out. */
export function batchedShares(batches: readonly DeliveryBatch[], { lineIds, allocations }: Known): Share[] {
  return batches.flatMap((batch) =>
    batch.items.flatMap((item): Share[] => {
      if (item.procurementItemId !== null && !lineIds.has(item.procurementItemId)) return [];
      const quantity = fraction(item.quantity).minus(item.movedQuantity);
      if (quantity.cmp(0) <= 0) return [];
      const decided = decisionOf(batch, item, allocations);
      return [
        {
          ...{ lineId: item.procurementItemId, catalogItemId: item.catalogItemId, name: item.name, sku: item.sku },
          ...{ quantity: quantity.toText(6), uom: item.uom, factorToBase: item.factorToBase },
          weightKg: partOf(item.weightKg, item, quantity.toText(6)),
          volumeM3: partOf(item.volumeM3, item, quantity.toText(6)),
          supplierId: batch.supplierId ?? decided?.supplierId ?? null,
          ...{ objectId: batch.objectId, routeId: batch.routeId, batchId: batch.id },
          bought: decided ? agreedIn(decided) : null,
        },
      ];
    }),
  );
}

/** The decision that an item names, else the only one of its line and supplier. */
function decisionOf(
  { supplierId }: DeliveryBatch,
  { allocationId, procurementItemId }: DeliveryBatchItem,
  allocations: readonly AcceptedAllocation[],
): AcceptedAllocation | undefined {
  const named = allocations.find(({ id }) => id === allocationId);
  if (named) return named;
  const possible = allocations.filter(
    (one) => one.lineId === procurementItemId && (supplierId === null || one.supplierId === supplierId),
  );
  return possible.length === 1 ? possible[0] : undefined;
}

const partOf = (whole: string | null, { quantity }: DeliveryBatchItem, part: string) =>
  whole === null ? null : fraction(whole).times(part).div(quantity).toText(6);
