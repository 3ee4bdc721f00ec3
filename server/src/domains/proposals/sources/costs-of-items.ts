import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import type { VatRate } from '../../../kernel/values/vat.ts';
import { catalogItems } from '../../catalog/catalog-item.ts';
import { priceTerms } from '../../catalog/prices/price-terms.ts';
import { factorToBase } from '../../catalog/units/to-base.ts';
import { fxTo } from '../../company/fx-to.ts';
import { inTerms } from './in-terms.ts';
import type { Target } from './rate-of.ts';

interface Wanted {
  catalogItemId: string;
  uom: string;
  vatRate: VatRate;
}

/** What one unit of a row costs by the catalog now, in the terms of the proposal; null where that is not known. */
export async function costsOfItems(
  ctx: WriteContext,
  itemIds: readonly string[],
  target: Target,
): Promise<(row: Wanted) => string | null> {
  const items = await catalogItems.byIds(ctx.db, [...new Set(itemIds)]);
  const to = await fxTo(
    ctx,
    target.currency,
    items.flatMap(({ currentCostCurrency }) => currentCostCurrency ?? []),
  );
  // VAT that the company gets back is no part of a cost, VAT that it does not is.
  const vatMode = (await priceTerms(ctx)).deductsVat ? 'excluded' : 'none';
  const known = new Map(items.map((item) => [item.id, item]));
  return ({ catalogItemId, uom, vatRate }) => {
    const item = known.get(catalogItemId);
    if (!item?.currentCostPrice || !item.currentCostCurrency) return null;
    const [factor, rate] = [factorOf(uom, item), to(item.currentCostCurrency)];
    if (factor === null || rate === null) return null;
    const price = fraction(item.currentCostPrice).times(factor).toText(6);
    return inTerms({ price, vatMode, vatRate }, rate, { vatMode: target.vatMode, vatRate });
  };
}

/** Base units in one of these; null where the item does not say. */
function factorOf(uom: string, item: CatalogItem): string | null {
  try {
    return factorToBase(uom, item);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
