import type { Amounts } from '../../../../../nouns/quote-line.ts';
import { type Fraction, fraction, least, sumOf } from '../../../kernel/values/fraction.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { tierFor } from '../comparison/line-cost.ts';
import type { OfferedLine, QuoteContent } from './quote-version.ts';

type Terms = Pick<QuoteContent, 'currency' | 'vatMode'>;
type Priced = Pick<OfferedLine, 'price' | 'priceTiers' | 'discountPercent' | 'vatRate' | 'quantity' | 'quoted'>;

const nothingKnown: Amounts = { net: null, vat: null, gross: null };

/** As much as is needed and offered; without a known need, all that is offered. */
export function buyable(
  { quantityOffered }: Pick<OfferedLine, 'quantityOffered'>,
  needed: Fraction | null,
): string | null {
  if (needed === null) return quantityOffered;
  return (quantityOffered === null ? needed : least(needed, quantityOffered)).toText();
}

/** Amounts of a line as the document of the supplier would state them, by the tier of its quantity. */
export function amountsOf(line: Priced, { vatMode, currency }: Terms): Amounts {
  const { price, priceTiers, discountPercent, vatRate, quantity, quoted } = line;
  if (!quoted || price === null || quantity === null) return nothingKnown;
  const { netAmount, vatAmount, grossAmount } = lineAmounts({
    quantity,
    price: tierFor({ price, priceTiers }, fraction(quantity)).price,
    discountPercent,
    vatMode,
    vatRate: vatRate ?? 'none',
    scale: scaleOf(currency),
  });
  return { net: netAmount, vat: vatAmount, gross: grossAmount };
}

/** Totals are sums of rounded lines; a stated total stands alone. */
export function totalsOf(
  lines: ReadonlyArray<Pick<OfferedLine, 'amounts'>>,
  statedTotal: string | null,
  currency: string,
): Amounts {
  if (statedTotal !== null) return { ...nothingKnown, gross: fraction(statedTotal).toFixed(scaleOf(currency)) };
  const known = lines.map(({ amounts }) => amounts).filter(({ gross }) => gross !== null);
  if (known.length === 0) return nothingKnown;
  const sum = (name: keyof Amounts) => sumOf(known.map((one) => one[name] as string)).toFixed(scaleOf(currency));
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}
