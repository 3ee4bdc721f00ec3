import type { Item, OwnLine, Rfq } from '../types.ts';
import { decimalOf } from './body.ts';
import { type Draft, type LineDraft, lineOfDraft, saidBefore } from './draft.ts';

/** A decimal as an integer and the digits after its point: sums are counted without floating point. */
interface Exact {
  units: bigint;
  digits: number;
}

export interface Totals {
  net: string;
  vat: string;
  gross: string;
  /** Positions that have a price. */
  priced: number;
}

/** Totals before the server has answered, by its rules: each line rounded half away from zero, then summed. */
export function totalsOf(draft: Draft, rfq: Rfq): Totals {
  const digits = digitsOf(draft.currency);
  const before = new Map((saidBefore(rfq.quote)?.lines ?? []).map((line) => [line.rfqItemId, line]));
  const amounts = rfq.items.flatMap((item) => lineAmounts(draft, item, before.get(item.id)) ?? []);
  const sum = (of: (one: { net: bigint; vat: bigint }) => bigint) =>
    write(
      amounts.reduce((total, one) => total + of(one), 0n),
      digits,
    );
  return {
    net: sum(({ net }) => net),
    vat: sum(({ vat }) => vat),
    gross: sum(({ net, vat }) => net + vat),
    priced: amounts.length,
  };
}

/** With VAT, as the supplier's own paper would say and as the total counts it; null without a price. */
export function lineGross(draft: Draft, item: Item, { quote }: Pick<Rfq, 'quote'>): string | null {
  const before = saidBefore(quote)?.lines.find(({ rfqItemId }) => rfqItemId === item.id);
  const amounts = lineAmounts(draft, item, before);
  return amounts ? write(amounts.net + amounts.vat, digitsOf(draft.currency)) : null;
}

function lineAmounts(draft: Draft, item: Item, before: OwnLine | undefined) {
  const line = lineOfDraft(draft, item);
  const price = decimalOf(line.price);
  if (line.refused || price === null) return null;
  const [quantity, cost] = [exact(countedQuantity(line, item)), exact(price)];
  const kept = exact(before?.discountPercent ?? '0');
  const whole = 100n * 10n ** BigInt(kept.digits);
  const product = { units: quantity.units * cost.units * (whole - kept.units), digits: quantity.digits + cost.digits };
  const digits = digitsOf(draft.currency);
  const amount = divide(product.units * 10n ** BigInt(digits), whole * 10n ** BigInt(product.digits));
  const percent = draft.vatMode === 'none' ? 0n : BigInt(rateOf(draft, before));
  const vat = divide(amount * percent, draft.vatMode === 'included' ? 100n + percent : 100n);
  return { net: draft.vatMode === 'included' ? amount - vat : amount, vat };
}

const rateOf = ({ vatRate }: Draft, before: OwnLine | undefined) => {
  const rate = vatRate === '' ? (before?.vatRate ?? '0') : vatRate;
  return rate === 'none' ? '0' : rate;
};

/** As much as is asked, or as much as there is. */
function countedQuantity(line: LineDraft, { quantity }: Item): string {
  const offered = decimalOf(line.quantity);
  return offered !== null && compare(offered, quantity) < 0 ? offered : quantity;
}

export function compare(a: string, b: string): number {
  const [left, right] = [exact(a), exact(b)];
  const digits = Math.max(left.digits, right.digits);
  const scaled = ({ units, digits: own }: Exact) => units * 10n ** BigInt(digits - own);
  const difference = scaled(left) - scaled(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function exact(decimal: string): Exact {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { units: BigInt(whole + fraction), digits: fraction.length };
}

/** Half away from zero; amounts are never below it. */
const divide = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);

function write(units: bigint, digits: number): string {
  if (digits === 0) return String(units);
  const text = String(units).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
