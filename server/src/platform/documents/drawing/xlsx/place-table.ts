import type { BoundBlockOf } from '../../binding/bound-document.ts';
import type { NewSheet } from './new-sheet.ts';
import { spansOf } from './sheet-grid.ts';

export function placeTable(sheet: NewSheet, { columns, lines, isSmall }: BoundBlockOf<'table'>): void {
  const widths = columns.map(({ width }) => width);
  const spans = spansOf(widths, sheet.grid);
  const size = isSmall ? sheet.fontSize - 1.5 : sheet.fontSize;
  const looks = { isFramed: true, size };
  sheet.row(
    columns.map(({ title, width }) => ({
      ...{ cell: title, width, ...looks },
      ...({ isBold: true, align: 'center', valign: 'center', shade: 'EEEEEE' } as const),
    })),
    spans,
  );
  for (const line of lines)
    if (line.kind === 'group') sheet.line(line.text, { ...looks, isBold: true, shade: 'F6F6F6' });
    else
      sheet.row(
        columns.map(({ width, align }, at) => ({
          ...{ cell: line.cells[at] ?? '', width, align, ...looks },
          isBold: line.kind === 'subtotal',
        })),
        spans,
      );
}
