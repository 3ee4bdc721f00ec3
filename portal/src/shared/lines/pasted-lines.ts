import { readDecimal, readPastedCells } from '../../kit/decimal-text.ts';
import { readUnit } from '../../kit/units.ts';

/** A row of a table as it was copied. */
export interface PastedLine {
  name: string;
  sku: string | null;
  quantity: string | null;
  /** The code of a unit, or what stands where one is expected and is none. */
  uom: string | null;
  plannedPrice: string | null;
  requiredAt: string | null;
}

/** Whether a text is rows of a table and not a word. */
export const isTable = (text: string) => /\t|\n.*\S/.test(text.trim());

/**
 * Rows copied from Excel: a name or an article, a quantity, a unit, then perhaps a price and a day, in any reasonable order. A row
 * without a single number or unit beside its words, above the others, is their heading.
 */
export function readPastedLines(text: string): PastedLine[] {
  const rows = readPastedCells(text).filter((cells) => cells.some((cell) => cell !== ''));
  const lines = rows.map(readRow);
  const [first, ...rest] = lines;
  const isHeading = first && first.quantity === null && rest.some(({ quantity }) => quantity !== null);
  return (isHeading ? rest : lines).filter(({ name, sku }) => name !== '' || sku !== null);
}

function readRow(cells: readonly string[]): PastedLine {
  const line: PastedLine = { name: '', sku: null, quantity: null, uom: null, plannedPrice: null, requiredAt: null };
  const words: string[] = [];
  for (const [index, cell] of cells.entries()) {
    if (cell === '') continue;
    const day = readDay(cell);
    const number = readDecimal(cell);
    const isOrdinal = index === 0 && /^\d{1,4}\.?$/.test(cell) && cells.slice(1).some((one) => /\p{L}/u.test(one));
    if (isOrdinal) continue;
    if (day) line.requiredAt = day;
    else if (words.length > 0 && number != null && line.quantity === null) line.quantity = number;
    else if (line.quantity !== null && number != null && line.plannedPrice === null) line.plannedPrice = number;
    else if (words.length > 0 && line.uom === null && readUnit(cell)) line.uom = readUnit(cell) ?? null;
    else if (number == null || words.length === 0) words.push(cell);
  }
  const named = namesOf(words);
  const other = words.find((word) => word !== named.name && word !== named.sku && isLikeUnit(word));
  return { ...line, ...named, uom: line.uom ?? other ?? null };
}

/** A word or two without a number: what nobody knows is shown as it is, rather than as pieces. */
const isLikeUnit = (word: string) => word.length <= 20 && !/\d/.test(word) && word.split(/\s+/).length <= 2;

/** Of two texts the one that reads like an article is it; a single one is a name, and the catalog says whether it is an article. */
function namesOf(words: readonly string[]): Pick<PastedLine, 'name' | 'sku'> {
  const [first = '', second] = words;
  if (second === undefined) return { name: first, sku: null };
  const isArticle = (text: string) => !/\s/.test(text) && /\d/.test(text);
  if (isArticle(first)) return { name: second, sku: first };
  if (isArticle(second)) return { name: first, sku: second };
  return { name: first, sku: null };
}

function readDay(cell: string): string | null {
  const [, d, m, y] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell) ?? [];
  if (y && m && d) return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? cell : null;
}
