import { Refusal } from '../../../../kernel/errors.ts';
import { fraction } from '../../../../kernel/fraction.ts';
import { keptOf } from '../../../../kernel/money.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import type { ItemReference } from '../../../catalog/item-references.ts';
import { recordPrices } from '../../../catalog/prices/operations/record-prices.ts';
import { factorToBase } from '../../../catalog/units/to-base.ts';
import type { AskedLine } from '../asked-lines.ts';
import { takePricesBack } from '../change-status.ts';
import type { QuoteContent } from '../quote-version.ts';
import { type SupplierQuote, supplierQuote } from '../supplier-quote.ts';
import type { LearnedLine } from './learn-from-quote.ts';

type Terms = Pick<QuoteContent, 'currency' | 'vatMode' | 'validUntil'>;
type Linked = ReadonlyArray<{ line: LearnedLine; item: ItemReference }>;

/** Prices on offer go into the price history of their items, tier by tier, per base unit; those of the version before are taken back. */
export async function tellQuotedPrices(
  ctx: WriteContext,
  quote: SupplierQuote,
  { currency, vatMode, validUntil }: Terms,
  linked: Linked,
  asked: readonly AskedLine[],
): Promise<void> {
  const askedItems = new Map(asked.map(({ position, item }) => [position, item?.id]));
  const observations = linked.flatMap(({ line, item }) => {
    const sourceRowId = line.rfqItemId ?? line.procurementItemId;
    const factor =
      askedItems.get(line.position) === item.id ? line.factorToBase : factorOf(line, item, quote.supplierId);
    if (factor === null || sourceRowId === null || item.status === 'archived') return [];
    const perBase = (price: string) => fraction(price).times(keptOf(line.discountPercent)).div(factor).toText();
    const shared = {
      catalogItemId: item.id,
      supplierId: quote.supplierId,
      currency,
      vatMode,
      vatRate: line.vatRate,
      validTo: validUntil,
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
  });
  if (quote.currentVersion > 1) await takePricesBack(ctx, quote.id);
  const source = { source: 'quote', sourceEntityType: supplierQuote.type, sourceEntityId: quote.id } as const;
  if (observations.length > 0) await ctx.call(recordPrices, { ...source, observations });
}

function factorOf({ uom }: LearnedLine, item: ItemReference, supplierId: string): string | null {
  try {
    return factorToBase(uom, item, supplierId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
