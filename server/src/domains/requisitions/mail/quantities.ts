import { units } from '../../../kernel/values/units.ts';
import { decimalOf, isLess, isPositive, isShort, notInWord, number, product, unit, unitCode } from './amounts.ts';
import type { FoundField, Span } from './found-row.ts';

/** A quantity with its unit, found in a line. Offsets are of the line. */
export interface Quantity {
  start: number;
  end: number;
  value: string;
  /** Where the digits end and the unit begins. */
  digits: Span;
  unit: Span | null;
  code: string | undefined;
  /** What is taken from its certainty. */
  doubt: number;
}

const pattern = new RegExp(
  String.raw`${notInWord}(?:(${number})\s*(?:[xх×*])\s*(${number})|(?:от\s+)?(${number})\s*(?:[-–—]|до)\s*(${number})|(${number}))[ \t\u00a0]*(${unit})`,
  'giu',
);

/** Every quantity of a line: plain, in so many packs of so many, or from so many to so many, of which the greater is taken. */
export function quantitiesIn(line: string): Quantity[] {
  return [...line.matchAll(pattern)].filter(isNotEach(line)).flatMap((match) => {
    const [whole, times, each, least, most, plain, word = ''] = match;
    const digits = whole.slice(0, whole.length - word.length).trimEnd();
    const read = valueOf(times, each, least, most, plain);
    if (!isPositive(read.value)) return [];
    const start = match.index + read.skipped(digits);
    return {
      start,
      end: match.index + whole.length,
      value: read.value,
      digits: { text: line.slice(start, match.index + digits.length), start },
      unit: { text: word, start: match.index + whole.length - word.length },
      code: unitCode(word),
      doubt: read.doubt + (isShort(word) ? 0.1 : 0),
    };
  });
}

/** `2 упаковки по 1000 шт`: what each pack holds is not what is wanted. */
const isNotEach = (line: string) => (match: RegExpExecArray, index: number) =>
  index === 0 || !/\d[^,;]{0,20}\sпо\s*$/u.test(line.slice(0, match.index));

const nothing = () => 0;

function valueOf(times = '', each = '', least = '', most = '', plain = '') {
  if (times) return { value: product(decimalOf(times), decimalOf(each)), doubt: 0.15, skipped: nothing };
  if (!most) return { value: decimalOf(plain), doubt: 0, skipped: nothing };
  const isRange = isLess(decimalOf(least), decimalOf(most));
  return {
    value: decimalOf(most),
    doubt: isRange ? 0.25 : 0.1,
    // `57 - 20 м` is a pipe of 57, and twenty metres of it.
    skipped: isRange ? nothing : (digits: string) => digits.length - most.length,
  };
}

/** The two fields of a quantity, at their places in the letter. */
export const quantityFields = (
  { value, digits, unit: word, code }: Quantity,
  at: number,
  field = 'quantity',
): FoundField[] => [
  { field, value, start: at + digits.start, end: at + digits.start + digits.text.length },
  ...(word && code
    ? [
        {
          field: 'unit',
          value: units.get(code)?.symbol ?? code,
          start: at + word.start,
          end: at + word.start + word.text.trimEnd().length,
        },
      ]
    : []),
];
