import type { WriteContext } from '../../../kernel/operation.ts';
import { basePrice } from '../../catalog/prices/base-price.ts';
import { recordPrices } from '../../catalog/prices/operations/record-prices.ts';
import { withdrawPrices } from '../../catalog/prices/operations/withdraw-prices.ts';
import { type Requisition, requisition } from '../requisition.ts';
import type { WrittenAllocation } from './write-allocations.ts';

/** What was accepted goes into the price history of its items, per base unit; what was let go is no candidate any more. */
export async function tellAcceptedPrices(
  ctx: WriteContext,
  held: Requisition,
  accepted: readonly WrittenAllocation[],
  releasedIds: readonly string[],
): Promise<void> {
  const origin = { source: 'accepted_quote', sourceEntityType: requisition.type, sourceEntityId: held.id } as const;
  if (releasedIds.length > 0) await ctx.call(withdrawPrices, { ...origin, sourceRowIds: [...releasedIds] });
  const observations = accepted.flatMap(({ id, line, given: { supplierId, price, currency, vatMode, vatRate } }) =>
    line.catalogItemId === null
      ? []
      : [
          {
            catalogItemId: line.catalogItemId,
            supplierId,
            price: basePrice(price, line.factorToBase),
            currency,
            vatMode,
            vatRate,
            sourceRowId: id,
          },
        ],
  );
  if (observations.length > 0) await ctx.call(recordPrices, { ...origin, observations });
}
