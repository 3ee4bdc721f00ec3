const digits = 6;
const one = 10n ** BigInt(digits);

/** A decimal string as a whole number of millionths: sums of these are exact. */
export function micro(text: string): bigint {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const size = BigInt(whole) * one + BigInt(part.slice(0, digits).padEnd(digits, '0'));
  return text.startsWith('-') ? -size : size;
}

/** Millionths as the decimal string the server takes. */
export function decimal(value: bigint): string {
  const size = value < 0n ? -value : value;
  const part = (size % one).toString().padStart(digits, '0').replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / one}${part && `.${part}`}`;
}

/** `a × b ÷ c` to the nearest whole, halves away from nothing; `c` is above nothing. */
export function mulDiv(a: bigint, b: bigint, c: bigint): bigint {
  const product = a * b;
  return product < 0n ? -mulDiv(-product, 1n, c) : (product * 2n + c) / (c * 2n);
}

const kopeck = one / 100n;

/** Of money in millionths: to the nearest hundredth. */
export const toKopecks = (value: bigint) => mulDiv(value, 1n, kopeck) * kopeck;

export const least = (a: bigint, b: bigint) => (a < b ? a : b);
export const most = (a: bigint, b: bigint) => (a > b ? a : b);

/** A whole number of units, where halves of one are not sold. */
export const wholeOf = (value: bigint) => (value / one) * one;

export const isWhole = (value: bigint) => value % one === 0n;

/** `part ÷ of` as a share of one with four digits, as texts of percentages are made from. */
export const shareOf = (part: bigint, of: bigint): string => (of === 0n ? '0' : decimal(mulDiv(part, one, of)));
