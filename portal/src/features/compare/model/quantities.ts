import { readDecimal } from '../../../kit/decimal-text.ts';
import { decimal, micro } from './exact.ts';
import type { Line, Offer } from './matrix.ts';

/** What stands in the cells of a line, as it was typed, by the keys of offers; an empty cell is left out. */
export type LineTexts = Readonly<Record<string, string>>;

/** The same of all lines, by their identifiers. */
export type Texts = Readonly<Record<string, LineTexts>>;

const nothing: LineTexts = {};

export const textsOf = (texts: Texts, { id }: Pick<Line, 'id'>): LineTexts => texts[id] ?? nothing;

/** A quantity in millionths; null for what is no quantity. An empty cell is none. */
export function quantityOf(text: string | undefined): bigint | null {
  const read = readDecimal(text ?? '');
  if (read === undefined) return null;
  if (read === null) return 0n;
  return /^\d{1,13}(\.\d{1,6})?$/.test(read) ? micro(read) : null;
}

/** What cannot be read counts as nothing. */
export const chosenOf = (texts: LineTexts, { key }: Pick<Offer, 'key'>): bigint => quantityOf(texts[key]) ?? 0n;

export function withCell(texts: Texts, lineId: string, key: string, text: string): Texts {
  const before = texts[lineId] ?? nothing;
  if ((before[key] ?? '') === text) return texts;
  const { [key]: _, ...others } = before;
  return { ...texts, [lineId]: text === '' ? others : { ...others, [key]: text } };
}

/** Quantities as texts of cells; nothing is an empty cell. */
export const writeLine = (chosen: ReadonlyMap<string, bigint>): LineTexts =>
  Object.fromEntries([...chosen].flatMap(([key, value]) => (value === 0n ? [] : [[key, decimal(value)]])));

/** Whether two lines choose the same, however it is typed. */
export function sameChoice(one: LineTexts, other: LineTexts): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key] || quantityOf(one[key]) === quantityOf(other[key]));
}
