import { readDecimal, readPastedCells } from '../../../kit/decimal-text.ts';
import type { Asked } from './asked.ts';
import { emptyLine, type LinesValues } from './line-values.ts';

const columns = ['price', 'quantity', 'days', 'comment'] as const;

export type ColumnName = (typeof columns)[number];

/** Cells copied from a table, from one cell down and to the right; null for a single cell, which is pasted as usual. */
export function pasteLines(
  asked: readonly Asked[],
  values: LinesValues,
  from: { id: string; column: ColumnName },
  text: string,
): { values: LinesValues; filled: number } | null {
  const rows = readPastedCells(text);
  if (rows.length === 1 && rows[0]?.length === 1) return null;
  const start = asked.findIndex(({ id }) => id === from.id);
  const first = columns.indexOf(from.column);
  const next = { ...values };
  const targets = asked.slice(start, start + rows.length);
  for (const [index, { id }] of targets.entries())
    for (const [offset, cell] of (rows[index] ?? []).entries()) {
      const column = columns[first + offset];
      if (!column || cell === '') continue;
      const read = column === 'price' || column === 'quantity' ? readDecimal(cell) : cell;
      if (read !== undefined) next[id] = { ...(next[id] ?? emptyLine), [column]: read };
    }
  return { values: next, filled: targets.length };
}
