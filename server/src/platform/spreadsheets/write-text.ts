import { Readable } from 'node:stream';
import type { Delimiter, WrittenCell } from './spreadsheet.ts';

type Rows = AsyncIterable<readonly WrittenCell[]> | Iterable<readonly WrittenCell[]>;

/** What parts the cells of a line, and what parts whole units from fractions in numbers. */
export interface TextStyle {
  delimiter: Delimiter;
  point: ',' | '.';
}

/** Where a semicolon parts the cells, a spreadsheet expects a comma in its numbers. */
const usual = (delimiter: Delimiter): TextStyle => ({ delimiter, point: delimiter === ';' ? ',' : '.' });

/** CSV or TSV with a UTF-8 mark, so that Excel reads Cyrillic; no cell can be taken for a formula. */
export const writeText = (style: TextStyle | Delimiter, headings: readonly string[], rows: Rows): Readable =>
  Readable.from(linesOf(typeof style === 'string' ? usual(style) : style, headings, rows), { objectMode: false });

async function* linesOf(style: TextStyle, headings: readonly string[], rows: Rows) {
  let text = `\ufeff${lineOf(headings, style)}`;
  for await (const cells of rows) {
    text += lineOf(cells, style);
    if (text.length < 32_768) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

export const lineOf = (cells: readonly WrittenCell[], style: TextStyle): string =>
  `${cells.map((cell) => written(cell, style)).join(style.delimiter)}\r\n`;

function written(cell: WrittenCell, { delimiter, point }: TextStyle): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? guarded(cell) : plain(cell, point);
  return /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** A leading mark that a spreadsheet would run, in full width too, gets an apostrophe; numbers are written as numbers and need none. */
const guarded = (text: string) => (/^'*[=+\-@＝＋－＠\t\r\0]/.test(text) ? `'${text}` : text);

function plain(cell: Exclude<WrittenCell, string | null>, point: string): string {
  if (typeof cell !== 'object') return String(cell).replace('.', point);
  if ('decimal' in cell) return cell.decimal.replace('.', point);
  return 'day' in cell ? cell.day : cell.moment;
}
