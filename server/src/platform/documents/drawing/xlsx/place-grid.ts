import type { BoundGrid, GridRow } from '../../binding/bound-grid.ts';
import { onOnePage, rowsOfPage } from '../../binding/rows-of-page.ts';
import type { NewSheet, Part } from './new-sheet.ts';
import { type Span, spanBetween } from './sheet-grid.ts';

/** The first and the last row of the heading, for print titles; nothing where there is none. */
export function placeGrid(sheet: NewSheet, grid: BoundGrid): { from: number; to: number } | undefined {
  const from = sheet.rowCount() + 1;
  for (const row of grid.heading) placeRow(sheet, grid, row);
  const to = sheet.rowCount();
  for (const row of rowsOfPage(grid, onOnePage(grid), 0)) placeRow(sheet, grid, row);
  return to >= from ? { from, to } : undefined;
}

function placeRow(sheet: NewSheet, { widths }: BoundGrid, { height, cells }: GridRow): void {
  const parts: Part[] = [];
  const spans: Span[] = [];
  let left = 0;
  cells.forEach((cell, at) => {
    if (cell !== null) {
      const { text, number, columns: _, rows, width, border, align, valign, size, isBold, isItalic } = cell;
      parts.push({
        ...{ cell: { text, number }, width, rows, sides: border, align, size, isBold, isItalic },
        valign: valign === 'middle' ? 'center' : valign,
      });
      spans.push(spanBetween(left, left + width, sheet.grid));
    }
    left += widths[at] ?? 0;
  });
  sheet.row(parts, spans, Math.max((height * 72) / 25.4, 6));
}
