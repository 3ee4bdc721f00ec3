import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { AcceptedAllocation } from '../../requisitions/allocations/allocations-of.ts';
import type { Agreed, Share } from './share.ts';

const nowhere = { objectId: null, routeId: null, batchId: null, weightKg: null, volumeM3: null };

/** What was decided line by line; a line that nobody supplies yet is handed over from what we have. */
export function decidedShares(lines: readonly RequisitionLine[], allocations: readonly AcceptedAllocation[]): Share[] {
  const byLine = Map.groupBy(allocations, ({ lineId }) => lineId);
  return lines.flatMap((line): Share[] => {
    const decided = byLine.get(line.id) ?? [];
    if (decided.length === 0) return [{ ...ofLine(line), ...nowhere, supplierId: null, bought: null }];
    return decided.map((one) => ({
      ...ofLine(line),
      ...nowhere,
      ...{ quantity: one.quantity, supplierId: one.supplierId, bought: agreedIn(one) },
    }));
  });
}

export const ofLine = ({ id, catalogItemId, name, sku, quantity, uom, factorToBase }: RequisitionLine) => ({
  ...{ lineId: id, catalogItemId, name, sku, quantity, uom, factorToBase },
});

export const agreedIn = ({ price, vatRate, vatMode, currency }: AcceptedAllocation): Agreed => ({
  ...{ unitPrice: price, discountPercent: '0', vatMode, currency },
  vatRate: vatMode === 'none' ? 'none' : vatRate,
});
