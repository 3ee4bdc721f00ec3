import type { GridRow, Line, Sides } from '../../binding/bound-grid.ts';
import type { TableLayout } from './pdf-content.ts';
import { points } from './pdf-text.ts';

/** Points: lines, and the room between a line and the text. */
const thickness = { 0: 0, 1: 0.5, 2: 1.3 };

export const gridPadding = { side: points(0.6), above: 0.6, below: 0.4 };

/**
 * The lines of a grid as the library has them: as thick along their whole length as the thickest of their cells asks, and each
 * cell says which of its sides has one.
 */
export function gridLines(rows: readonly GridRow[], widths: readonly number[]) {
  const upright = widths.map(() => 0).concat(0) as Line[];
  const level = rows.map(() => 0).concat(0) as Line[];
  const thicken = (lines: Line[], at: number, asked: Line) => {
    lines[at] = Math.max(lines[at] ?? 0, asked) as Line;
  };
  rows.forEach(({ cells }, row) =>
    cells.forEach((cell, column) => {
      if (cell === null) return;
      const { left, top, right, bottom }: Sides = cell.border;
      thicken(upright, column, left);
      thicken(upright, column + cell.columns, right);
      thicken(level, row, top);
      thicken(level, row + cell.rows, bottom);
    }),
  );
  const lineAt = (lines: readonly Line[], at: number) => thickness[lines[at] ?? 0];
  const layout: TableLayout = {
    // Cells that others cover have no lines of their own.
    defaultBorder: false,
    hLineWidth: (at) => lineAt(level, at),
    vLineWidth: (at) => lineAt(upright, at),
    hLineColor: () => '#000000',
    vLineColor: () => '#000000',
    paddingLeft: () => gridPadding.side,
    paddingRight: () => gridPadding.side,
    paddingTop: () => gridPadding.above,
    paddingBottom: () => gridPadding.below,
  };
  const inner = widths.map((width, at) => {
    const last = at === widths.length - 1 ? lineAt(upright, at + 1) : 0;
    return Math.max(points(width) - 2 * gridPadding.side - lineAt(upright, at) - last, 0.1);
  });
  return { widths: inner, layout };
}
