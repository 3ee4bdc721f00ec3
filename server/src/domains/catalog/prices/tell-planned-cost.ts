import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { recordPrices } from './operations/record-prices.ts';
import { withdrawPrices } from './operations/withdraw-prices.ts';
import { priceTerms } from './price-terms.ts';
import { refreshCosts } from './refresh-costs.ts';

/** Writes a changed planned cost into the history of prices, and what the item costs now. */
export async function tellPlannedCost(ctx: WriteContext, { id, plannedCost }: CatalogItem): Promise<CatalogItem> {
  const origin = { source: 'manual', sourceEntityType: catalogItem.type, sourceEntityId: id } as const;
  if (plannedCost) {
    const { price, currency } = plannedCost;
    await ctx.call(recordPrices, { ...origin, observations: [{ catalogItemId: id, price, currency }] });
  } else {
    await ctx.call(withdrawPrices, origin);
  }
  await refreshCosts(ctx, [id], await priceTerms(ctx));
  return catalogItems.byId(ctx.db, id);
}
