import type { Db } from '../../../kernel/sql/db.ts';
import { acceptedPrices } from '../../proposals/accepted-prices.ts';
import { invoicedPrices, type SoldPrice } from '../../sales/invoiced-prices.ts';
import type { Agreed, Share } from './share.ts';

/**
 * What the customer pays for a share: as the accepted proposal says of its line, else as the customer was invoiced for the same goods.
 * Null where neither says it in the unit of the line.
 */
export async function soldPricesOf(db: Db, requisitionId: string): Promise<(share: Share) => Agreed | null> {
  const [accepted, invoiced] = await Promise.all([
    acceptedPrices(db, requisitionId),
    invoicedPrices(db, requisitionId),
  ]);
  const byItem = new Map(invoiced.flatMap((one) => (one.catalogItemId ? [[one.catalogItemId, one] as const] : [])));
  const byName = new Map(invoiced.map((one) => [one.name, one]));
  return (share) =>
    inUnit(accepted.get(share.lineId ?? ''), share) ??
    inUnit(byItem.get(share.catalogItemId ?? ''), share) ??
    inUnit(byName.get(share.name), share);
}

const inUnit = (price: SoldPrice | undefined, { uom }: Share): Agreed | null => {
  if (!price || price.uom !== uom) return null;
  const { unitPrice, discountPercent, vatRate, vatMode, currency } = price;
  return { ...{ unitPrice, discountPercent, vatMode, currency }, vatRate: vatMode === 'none' ? 'none' : vatRate };
};
