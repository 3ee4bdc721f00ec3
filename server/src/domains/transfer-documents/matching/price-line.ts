import type { TransferLine } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { lineAmounts } from '../../../kernel/values/money.ts';
import { type VatMode, type VatRate, vatRateValidOn } from '../../../kernel/values/vat.ts';
import { priceRecounted, quantityUntold, rateOfAnotherTime } from './line-remarks.ts';
import type { Remark } from './remarks.ts';

interface PricedLine {
  quantity: string;
  /** Per unit, without VAT. */
  price: string;
  net: string;
  vat: string | null;
  remarks: Remark[];
}

/** Fraction digits of our quantities and prices; the format has up to eleven. */
const digits = 6;

/** A line as an invoice can hold it: its price makes the cost the document states, where any price does. */
export function priceLine(line: TransferLine, day: string): PricedLine {
  const isCounted = line.quantity !== null && !new Exact(line.quantity).isZero();
  const quantity = isCounted ? rounded(line.quantity as string) : '1';
  const net = line.net ?? netOf(line);
  const makes = (price: string) => new Exact(price).times(quantity).toFixed(2) === new Exact(net).toFixed(2);
  const given = isCounted && line.price !== null ? rounded(line.price) : null;
  const counted = rounded(new Exact(net).div(quantity).toFixed());
  const price = given !== null && makes(given) ? given : counted;
  const strays = given !== null && price !== given && !sameToTheKopeck(given, price);
  return {
    quantity,
    price,
    net,
    vat: line.vat,
    remarks: [
      ...(isCounted ? [] : [quantityUntold(line.number)]),
      ...(strays ? [priceRecounted(line.number, line.price as string, price)] : []),
      ...(line.vatRate !== null && !vatRateValidOn(line.vatRate, day)
        ? [rateOfAnotherTime(line.number, line.vatRate, day)]
        : []),
    ],
  };
}

const rounded = (value: string) => new Exact(value).toDecimalPlaces(digits).toFixed();

const sameToTheKopeck = (one: string, other: string) => new Exact(one).toFixed(2) === new Exact(other).toFixed(2);

/** What the line costs without VAT, where the document leaves it out. */
function netOf({ gross, vat, vatRate }: TransferLine): string {
  if (vat !== null) return new Exact(gross).minus(vat).toFixed(2);
  const percent = vatRate === null || vatRate === 'none' ? '0' : vatRate;
  return new Exact(gross).times(100).div(new Exact(percent).plus(100)).toFixed(2);
}

/** Prices of the document are without VAT; where no line has any, the invoice has none. */
export const vatModeOf = (lines: ReadonlyArray<{ vatRate: VatRate | null }>): VatMode =>
  lines.every(({ vatRate }) => vatRate === 'none') ? 'none' : 'excluded';

/** What an invoice of these lines comes to. */
export const grossOf = (lines: ReadonlyArray<PricedLine & { vatRate: VatRate | null }>): string =>
  lines
    .reduce(
      (sum, { quantity, price, vatRate }) =>
        sum.plus(lineAmounts({ quantity, price, vatMode: vatModeOf(lines), vatRate: vatRate ?? 'none' }).grossAmount),
      new Exact(0),
    )
    .toFixed(2);
