import type { WriteContext } from '../../../../kernel/operation.ts';
import { Refusal } from '../../../../kernel/problems/errors.ts';
import { fraction } from '../../../../kernel/values/fraction.ts';
import { keptOf } from '../../../../kernel/values/money.ts';
import { recordPrices } from '../../../catalog/prices/operations/record-prices.ts';
import { factorToBase } from '../../../catalog/units/to-base.ts';
import type { AskedLine } from '../asked-lines.ts';
import { supplierQuote } from '../supplier-quote.ts';
import type { LearnedQuote, LinkedLine } from './learned-quote.ts';

/**
 * Prices on offer go into the price history of their items, tier by tier, per base unit. A price that this version repeats stays as it
 * is; one that it drops is taken back.
 */
export async function tellQuotedPrices(
  ctx: WriteContext,
  quotes: readonly LearnedQuote[],
  linked: readonly LinkedLine[],
  asked: readonly AskedLine[],
): Promise<void> {
  const askedItems = new Map(asked.map(({ position, item }) => [position, item?.id]));
  const observations = linked.flatMap((one) =>
    pricesOf(one, askedItems.get(one.line.position) === one.item.id ? one.line.factorToBase : factorOf(one)),
  );
  const whole = quotes.filter(({ quote }) => quote.currentVersion > 1).map(({ quote }) => quote.id);
  if (observations.length + whole.length === 0) return;
  await ctx.call(recordPrices, { source: 'quote', sourceEntityType: supplierQuote.type, whole, observations });
}

function pricesOf({ quote, content, line, item }: LinkedLine, factor: string | null) {
  const sourceRowId = line.rfqItemId ?? line.procurementItemId;
  if (factor === null || sourceRowId === null || item.status === 'archived') return [];
  const perBase = (price: string) => fraction(price).times(keptOf(line.discountPercent)).div(factor).toText();
  const shared = {
    catalogItemId: item.id,
    supplierId: quote.supplierId,
    currency: content.currency,
    vatMode: content.vatMode,
    vatRate: line.vatRate,
    validTo: content.validUntil,
    sourceEntityId: quote.id,
    sourceRowId,
  };
  return [
    { ...shared, price: perBase(line.price ?? '0') },
    ...line.priceTiers.map(({ minQuantity, price }) => ({
      ...shared,
      price: perBase(price),
      quantityFrom: fraction(minQuantity).times(factor).toText(),
    })),
  ];
}

function factorOf({ line, item, quote }: LinkedLine): string | null {
  try {
    return factorToBase(line.uom, item, quote.supplierId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
