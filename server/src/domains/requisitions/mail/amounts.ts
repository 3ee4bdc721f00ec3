import { Exact } from '../../../kernel/values/decimal.ts';

/** `1 200,5`, `1200.50`, `12`; never the tail of a word or of another number. */
export const number = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,]\d{1,6})?`;
export const notInWord = String.raw`(?<![\p{L}\p{N}]|\d[.,])`;
const end = String.raw`(?![\p{L}\p{N}²³])\.?`;

/** What people write for units of purchase, longest first, and their OKEI codes. Millimetres and hours are never bought. */
const written: ReadonlyArray<readonly [pattern: string, code: string]> = [
  ['тыс\\.? ?шт', '798'],
  ['штук[аи]?|шт|pcs', '796'],
  ['килограмм(?:а|ов)?|кг|kg', '166'],
  ['грамм(?:а|ов)?|гр|г', '163'],
  ['тонн[аы]?|тн|т', '168'],
  ['пог(?:онн\\p{L}*|\\.)? ?м(?:етр\\p{L}*)?|п\\. ?м|пм|м\\. ?п|мп', '018'],
  ['м2|м²|кв\\.? ?м(?:етр\\p{L}*)?|м\\.? ?кв', '055'],
  ['м3|м³|куб\\.? ?м(?:етр\\p{L}*)?|м\\.? ?куб|куб(?:а|ов|ометр\\p{L}*)', '113'],
  ['метр(?:а|ов)?|м', '006'],
  ['километр(?:а|ов)?|км', '008'],
  ['литр(?:а|ов)?|л', '112'],
  ['упаков(?:ка|ки|ок)|упак|уп', '778'],
  ['пачк[аи]|пачек|пач', '728'],
  ['комплект(?:а|ов)?|компл|к-т|кт', '839'],
  ['набор(?:а|ов)?', '704'],
  ['рулон(?:а|ов)?|рул', '736'],
  ['лист(?:а|ов)?', '625'],
  ['бутыл(?:ка|ки|ок)|бут', '868'],
  ['ящик(?:а|ов)?|ящ', '812'],
  ['пар[аы]?', '715'],
];

export const unit = String.raw`(?:${written.map(([pattern]) => pattern).join('|')})${end}`;

const byWord = written.map(([pattern, code]) => [new RegExp(`^(?:${pattern})\\.?$`, 'iu'), code] as const);

/** The OKEI code of a word for a unit. */
export const unitCode = (word: string): string | undefined =>
  byWord.find(([pattern]) => pattern.test(word.trim()))?.[1];

/** One letter is a unit as often as it is something else. */
export const isShort = (word: string) => word.replace('.', '').trim().length === 1;

/** `1 200,5` as `1200.5`. */
export function decimalOf(text: string): string {
  const plain = text.replace(/[ \u00a0\u202f]/g, '').replace(',', '.');
  return new Exact(plain).toFixed();
}

export const isPositive = (decimal: string) => new Exact(decimal).gt(0);
export const product = (one: string, other: string) => new Exact(one).times(other).toFixed();
export const isLess = (one: string, other: string) => new Exact(one).lt(other);
