import type { GridCell, GridRow, Sides } from '../../binding/bound-grid.ts';

/** A cell as Word has it: one that reaches down stands in each of its rows again. */
export interface WordCell {
  cell: GridCell;
  merge: 'starts' | 'goes on' | null;
}

export interface WordRow {
  height: number;
  cells: readonly WordCell[];
}

/** Rows with every cell that stands in them, those from rows above among them. */
export function uncovered(rows: readonly GridRow[]): WordRow[] {
  const reaching: Array<{ cell: GridCell; left: number } | undefined> = [];
  return rows.map(({ height, cells }) => {
    const inRow: WordCell[] = [];
    for (let at = 0; at < cells.length; ) {
      const above = reaching[at];
      const own = cells[at];
      if (above) {
        inRow.push({ cell: { ...above.cell, border: partOf(above.cell.border, above.left === 1) }, merge: 'goes on' });
        reaching[at] = above.left > 1 ? { cell: above.cell, left: above.left - 1 } : undefined;
        at += above.cell.columns;
      } else if (own) {
        const isTall = own.rows > 1;
        if (isTall) reaching[at] = { cell: own, left: own.rows - 1 };
        inRow.push({
          cell: isTall ? { ...own, border: { ...own.border, bottom: 0 } } : own,
          merge: isTall ? 'starts' : null,
        });
        at += own.columns;
      } else at += 1;
    }
    return { height, cells: inRow };
  });
}

/** Lines of a cell that goes on: none above, and below only in its last row. */
const partOf = (border: Sides, isLast: boolean): Sides => ({ ...border, top: 0, bottom: isLast ? border.bottom : 0 });
