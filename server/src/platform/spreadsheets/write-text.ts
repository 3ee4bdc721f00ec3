import { Readable } from 'node:stream';
import type { Cell, Delimiter } from './spreadsheet.ts';

/** CSV or TSV with a UTF-8 mark, so that Excel reads Cyrillic; no cell can be taken for a formula. */
export const writeText = (
  delimiter: Delimiter,
  headings: readonly string[],
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>,
): Readable => Readable.from(linesOf(delimiter, headings, rows), { objectMode: false });

async function* linesOf(
  delimiter: Delimiter,
  headings: readonly string[],
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>,
) {
  const line = (cells: readonly Cell[]) => `${cells.map((cell) => written(cell, delimiter)).join(delimiter)}\r\n`;
  let text = `\ufeff${line(headings)}`;
  for await (const cells of rows) {
    text += line(cells);
    if (text.length < 32_768) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

function written(cell: Cell, delimiter: Delimiter): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? guarded(cell) : plain(cell, delimiter);
  return /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** A leading mark that a spreadsheet would run gets an apostrophe; numbers are written as numbers and need none. */
const guarded = (text: string) => (/^'*[=+\-@\t\r\0]/.test(text) ? `'${text}` : text);

/** Where a semicolon parts the cells, a spreadsheet expects a comma in its numbers. */
const plain = (cell: number | boolean, delimiter: Delimiter) =>
  delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
