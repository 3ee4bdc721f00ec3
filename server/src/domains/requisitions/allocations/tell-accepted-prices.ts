import type { WriteContext } from '../../../kernel/operation.ts';
import { basePrice } from '../../catalog/prices/base-price.ts';
import { recordPrices } from '../../catalog/prices/operations/record-prices.ts';
import { withdrawPrices } from '../../catalog/prices/operations/withdraw-prices.ts';
import { requisition } from '../requisition.ts';
import type { WrittenAllocation } from './write-allocations.ts';

const originOf = (requisitionId: string) =>
  ({ source: 'accepted_quote', sourceEntityType: requisition.type, sourceEntityId: requisitionId }) as const;

/** The price of a supplier who was released is no candidate any more. */
export async function withdrawAcceptedPrices(
  ctx: WriteContext,
  requisitionId: string,
  allocationIds: readonly string[],
) {
  if (allocationIds.length > 0)
    await ctx.call(withdrawPrices, { ...originOf(requisitionId), sourceRowIds: [...allocationIds] });
}

/** What was accepted goes into the price history of its items, per base unit, and what was released leaves it; their costs follow once. */
export async function tellAcceptedPrices(
  ctx: WriteContext,
  requisitionId: string,
  accepted: readonly WrittenAllocation[],
  withdrawnRows: readonly string[],
): Promise<void> {
  const observations = accepted.flatMap(({ id, line, given: { supplierId, price, currency, vatMode, vatRate } }) => {
    if (line.catalogItemId === null) return [];
    const perBase = basePrice(price, line.factorToBase);
    return [
      { catalogItemId: line.catalogItemId, supplierId, price: perBase, currency, vatMode, vatRate, sourceRowId: id },
    ];
  });
  if (observations.length === 0) return withdrawAcceptedPrices(ctx, requisitionId, withdrawnRows);
  await ctx.call(recordPrices, { ...originOf(requisitionId), observations, withdrawnRows: [...withdrawnRows] });
}
