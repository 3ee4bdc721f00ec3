import type { BoundGrid, GridCell, GridRow } from '../../binding/bound-grid.ts';
import { onOnePage, type PageOfRows, rowsOfPage } from '../../binding/rows-of-page.ts';
import { gridLines } from './grid-lines.ts';
import type { LoweredCell } from './grids-with-room.ts';
import type { Content, TableCell } from './pdf-content.ts';
import { inFont, isTall, points } from './pdf-text.ts';

/** A grid as one table, or as a table for each page where its pages have totals. */
export function gridTable(
  grid: BoundGrid,
  pageHeight: number,
  pages: readonly PageOfRows[] = onOnePage(grid),
): Content {
  const tables = pages.map((_, at) => {
    const rows = rowsOfPage(grid, pages, at);
    return { ...tableOf(grid, rows, pageHeight), ...(at > 0 && { pageBreak: 'before' as const }) };
  });
  const [only] = tables;
  return tables.length === 1 && only ? only : { stack: tables };
}

/**
 * The same with the totals of a page in the heading, so that every page keeps room for them. The first cell of each item has a name,
 * without which the library does not keep its page.
 */
export function measuredGrid(
  grid: BoundGrid,
  pageHeight: number,
  name: string,
): { content: Content; marks: TableCell[] } {
  const heading = [...grid.heading, ...(grid.totalsOf?.(0, 0) ?? [])];
  const rows = [...grid.before, ...grid.items.flat(), ...grid.after];
  const content = tableOf({ ...grid, heading }, rows, pageHeight);
  const starts: number[] = [];
  grid.items.reduce((at, item) => {
    starts.push(at);
    return at + item.length;
  }, heading.length + grid.before.length);
  const body = 'table' in content ? content.table.body : [];
  const marks = starts.map((at) => Object.assign(body[at]?.[0] ?? {}, { id: `${name}-${at}` }));
  return { content, marks };
}

function tableOf({ heading, widths, isKeptTogether }: BoundGrid, below: readonly GridRow[], pageHeight: number) {
  const rows = [...heading, ...below];
  const lines = gridLines(rows, widths);
  const isShort = !rows.some(({ cells }) => cells.some((cell) => cell && isTallCell(cell, pageHeight)));
  return {
    table: {
      headerRows: heading.length,
      keepWithHeaderRows: isShort && heading.length > 0 && below.length > 0 ? 1 : 0,
      dontBreakRows: isShort,
      widths: lines.widths,
      heights: rows.map(({ height }) => (height === 0 ? ('auto' as const) : points(height))),
      body: rows.map(({ cells }) => cells.map(cellOf)),
    },
    layout: lines.layout,
    // What is kept together and is higher than a page would be lost.
    unbreakable: isKeptTogether && isShort && roughHeight(rows) < points(pageHeight) * 0.75,
  };
}

/** Points that rows take, rather too many than too few. */
const roughHeight = (rows: readonly GridRow[]) =>
  rows.reduce((sum, { height, cells }) => sum + Math.max(points(height), ...cells.map(roughCell)) + 1.5, 0);

function roughCell(cell: GridCell | null): number {
  if (cell === null || cell.rows > 1) return 0;
  const letters = Math.max(points(cell.width) / (cell.size * 0.56), 1);
  const lines = cell.text.split('\n').reduce((sum, line) => sum + Math.max(Math.ceil(line.length / letters), 1), 0);
  return lines * cell.size * 1.25;
}

const isTallCell = ({ text, width, size }: GridCell, pageHeight: number) => isTall(text, width, size, pageHeight);

function cellOf(cell: LoweredCell | null): TableCell {
  if (cell === null) return {};
  const { text, columns, rows, border, align, valign, size, isBold, isItalic, above = 0 } = cell;
  return {
    text: inFont(text) || ' ',
    colSpan: columns,
    rowSpan: rows,
    border: [border.left > 0, border.top > 0, border.right > 0, border.bottom > 0],
    alignment: align,
    margin: [0, above, 0, 0],
    verticalAlignment: valign,
    fontSize: size,
    bold: isBold,
    italics: isItalic,
  };
}
