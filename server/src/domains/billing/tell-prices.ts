import type { Invoice } from '../../../../nouns/invoice.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { recordPrices } from '../catalog/prices/operations/record-prices.ts';
import { invoice } from './invoice.ts';
import { linesOfInvoice } from './invoice-line.ts';

/** What an approved invoice asks for items of the catalog goes into their price history, the discount taken off. */
export async function tellPrices(ctx: WriteContext, { id, supplierId, currency, vatMode }: Invoice): Promise<void> {
  const lines = (await linesOfInvoice(ctx.db, id)).filter(({ catalogItemId }) => catalogItemId !== null);
  if (lines.length === 0) return;
  await ctx.call(recordPrices, {
    source: 'invoice',
    sourceEntityType: invoice.type,
    sourceEntityId: id,
    observations: lines.map((line) => ({
      catalogItemId: line.catalogItemId as string,
      supplierId,
      price: new Exact(line.price)
        .times(new Exact(100).minus(line.discountPercent))
        .div(100)
        .toDecimalPlaces(6)
        .toFixed(),
      currency,
      uom: line.uom,
      vatMode,
      vatRate: line.vatRate,
      sourceRowId: line.id,
    })),
  });
}
