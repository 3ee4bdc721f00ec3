import type { GridCell, GridRow } from './bound-grid.ts';

/** A cell that does not know its place yet. */
export type LooseCell = Omit<GridCell, 'width'>;

interface LooseRow {
  height: number;
  cells: readonly LooseCell[];
}

/** Cells put under one another: each at the first free column, never over another, never past the edges. */
export function placeCells(rows: readonly LooseRow[], widths: readonly number[]): GridRow[] {
  const taken = rows.map(() => widths.map(() => false));
  return rows.map(({ height, cells: given }, at) => {
    const free = taken[at] ?? [];
    const placed: Array<GridCell | null> = widths.map(() => null);
    const put = (cell: LooseCell, from: number) => {
      const columns = freeFrom(free, from, cell.columns);
      const height = Math.min(cell.rows, rows.length - at);
      for (const row of taken.slice(at, at + height)) row.fill(true, from, from + columns);
      const width = widths.slice(from, from + columns).reduce((sum, one) => sum + one, 0);
      placed[from] = { ...cell, columns, rows: height, width };
    };
    for (const cell of given) {
      const from = free.indexOf(false);
      if (from !== -1) put(cell, from);
    }
    for (let from = free.indexOf(false); from !== -1; from = free.indexOf(false)) put(blank, from);
    return { height, cells: placed };
  });
}

/** How many of the columns that a cell asks for are free beside one another. */
function freeFrom(free: readonly boolean[], from: number, asked: number): number {
  const next = free.indexOf(true, from);
  return Math.min(asked, (next === -1 ? free.length : next) - from);
}

const blank: LooseCell = {
  ...{ text: '', number: null, columns: Number.POSITIVE_INFINITY, rows: 1, align: 'left', valign: 'top' },
  ...{ border: { left: 0, top: 0, right: 0, bottom: 0 }, size: 4, isBold: false, isItalic: false },
};
