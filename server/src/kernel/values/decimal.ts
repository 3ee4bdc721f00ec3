import { Decimal } from 'decimal.js';
import { isExactNumber } from '../intake/inspect-json.ts';

/** Decimals in the API: up to 13 digits, a point, up to 6 digits; no exponent, no grouping, no plus. */
const DECIMAL_PATTERN = '^-?(0|[1-9]\\d{0,12})(\\.\\d{1,6})?$';
const FORM = new RegExp(DECIMAL_PATTERN);

/** Decimals with enough digits for any product of two stored ones; division and rounding follow documents: half away from zero. */
export const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

/**
 * A decimal given as a string or a JSON number, as the string it is kept in, or null. A number is taken only when its
 * digits survived: at most 15 of them and no exponent. Minus zero becomes zero; trailing zeros of a string stay.
 */
export function toDecimalString(value: string | number): string | null {
  const text = typeof value === 'number' ? digitsOf(value) : value;
  if (text === null || !FORM.test(text)) return null;
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}

/** Rounds half away from zero to exactly `scale` digits after the point: `2.345` to `2.35`, `-2.345` to `-2.35`. */
export function roundHalfUp(value: string, scale: number): string {
  const rounded = new Exact(value).toDecimalPlaces(scale, Decimal.ROUND_HALF_UP);
  return (rounded.isZero() ? rounded.abs() : rounded).toFixed(scale);
}

/** JavaScript writes 0.0000001 with an exponent, so numbers too small are refused here too. */
function digitsOf(value: number): string | null {
  const text = String(value);
  return isExactNumber(text) ? text : null;
}
