import type { BoundDocument } from '../../binding/bound-document.ts';
import type { BoundGrid, GridCell, GridRow } from '../../binding/bound-grid.ts';
import { gridPadding } from './grid-lines.ts';
import type { Content } from './pdf-content.ts';
import { inFont, points } from './pdf-text.ts';

/** A cell whose text begins this many points below its top. */
export type LoweredCell = GridCell & { above?: number };

/** Heights of texts in points, as the library draws them. */
type Measure = (texts: Content[]) => Promise<number[]>;

/**
 * The same document with rows high enough for the cells that reach down over several: the library gives them no room of their own
 * in tables whose rows are not torn over pages.
 */
export async function gridsWithRoom(document: BoundDocument, measure: Measure): Promise<BoundDocument> {
  const cells = new Set(
    document.blocks.flatMap((block) => (block.type === 'grid' ? groupsOf(block).filter(hasTall).flatMap(cellsOf) : [])),
  );
  if (cells.size === 0) return document;
  const measured = await measure([...cells].map(textOf));
  const heights = new Map([...cells].map((cell, at) => [cell, measured[at] ?? 0]));
  const roomy = (rows: readonly GridRow[]) => (hasTall(rows) ? withHeights(rows, heights) : rows);
  const blocks = document.blocks.map((block) =>
    block.type === 'grid'
      ? {
          ...{ ...block, heading: roomy(block.heading), before: roomy(block.before), after: roomy(block.after) },
          items: block.items.map(roomy),
        }
      : block,
  );
  return { ...document, blocks };
}

const groupsOf = ({ heading, before, items, after }: BoundGrid) => [heading, before, ...items, after];

const cellsOf = (rows: readonly GridRow[]) => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));

const hasTall = (rows: readonly GridRow[]) => cellsOf(rows).some((cell) => cell.rows > 1);

const textOf = ({ text, width, size, isBold, isItalic }: GridCell): Content => ({
  columns: [
    {
      width: Math.max(points(width) - 2 * gridPadding.side - 1, 1),
      ...{ text: inFont(text) || ' ', fontSize: size, bold: isBold, italics: isItalic },
    },
  ],
});

/** The last row of what reaches down takes what is missing. */
function withHeights(rows: readonly GridRow[], heightOf: ReadonlyMap<GridCell, number>): GridRow[] {
  const heights = rows.map(({ height, cells }) =>
    Math.max(points(height), ...cells.map((cell) => (cell?.rows === 1 ? (heightOf.get(cell) ?? 0) : 0))),
  );
  rows.forEach(({ cells }, at) => {
    for (const cell of cells)
      if (cell && cell.rows > 1) {
        const last = at + cell.rows - 1;
        const missing = (heightOf.get(cell) ?? 0) - roomOf(heights, at, cell.rows);
        if (missing > 0) heights[last] = (heights[last] ?? 0) + missing;
      }
  });
  return rows.map(({ cells }, at) => ({
    height: ((heights[at] ?? 0) * 25.4) / 72,
    cells: cells.map((cell) => cell && lowered(cell, roomOf(heights, at, cell.rows) - (heightOf.get(cell) ?? 0))),
  }));
}

const pads = gridPadding.above + gridPadding.below + 0.5;

const roomOf = (heights: readonly number[], from: number, rows: number) =>
  heights.slice(from, from + rows).reduce((sum, height) => sum + height + pads, -pads);

/** Where a cell that reaches down has its text, for the library is mistaken about the height of such cells. */
function lowered(cell: GridCell, spare: number): LoweredCell {
  if (cell.rows === 1 || cell.valign === 'top') return cell;
  return { ...cell, valign: 'top', above: Math.max(cell.valign === 'middle' ? spare / 2 : spare, 0) };
}
