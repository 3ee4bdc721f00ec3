import { readPastedCells } from '../../src/kit/decimal-text.ts';
import type { Item } from '../types.ts';
import { type Draft, type LineDraft, withLine } from './draft.ts';

/** Columns in the order they stand on the page: cells of a table go down and to the right, as in a spreadsheet. */
const columns = ['price', 'quantity', 'days', 'comment'] as const;

export type ColumnName = (typeof columns)[number];

interface Pasted {
  draft: Draft;
  /** Lines that were filled. */
  filled: number;
  /** Rows that came after the last position. */
  left: number;
}

/** Cells copied from a table, from one cell on. Nothing where the text is a single cell: it is pasted as usual. */
export function pasteCells(
  draft: Draft,
  items: readonly Item[],
  from: { id: string; column: ColumnName },
  text: string,
): Pasted | null {
  const rows = readPastedCells(text);
  if (rows.length === 1 && rows[0]?.length === 1) return null;
  const start = items.findIndex(({ id }) => id === from.id);
  const targets = items.slice(start, start + rows.length);
  const first = columns.indexOf(from.column);
  const filled = targets.reduce((before, { id }, index) => {
    const change = changeOf(rows[index] ?? [], first);
    return Object.keys(change).length === 0 ? before : withLine(before, id, change);
  }, draft);
  return { draft: filled, filled: targets.length, left: rows.length - targets.length };
}

function changeOf(cells: readonly string[], first: number): Partial<LineDraft> {
  const given = cells.flatMap((cell, index) => {
    const column = columns[first + index];
    return column && cell !== '' ? [[column, cell] as const] : [];
  });
  const change: Partial<LineDraft> = Object.fromEntries(given);
  if (change.price === undefined) return change;
  const { price, ...rest } = change;
  return isNothing(price) ? { ...rest, refused: true } : { ...change, refused: false };
}

/** How people write in a column of prices that there is none. */
const isNothing = (cell: string) => /^(-|–|—|нет|no|н\/д|n\/a)$/i.test(cell);
