import { Table, TableLayoutType, TableRow, WidthType } from 'docx';
import type { BoundBlockOf } from '../../binding/bound-document.ts';
import { cell, framed, unframed } from './docx-cell.ts';
import { paragraph, runs, twips } from './docx-text.ts';

/** A table of fixed columns, in millimetres. */
export const tableOf = (widths: readonly number[], rows: TableRow[], hasLines: boolean) =>
  new Table({
    rows,
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + twips(width), 0), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    borders: hasLines ? framed : unframed,
    margins: { top: twips(0.5), bottom: twips(0.5), left: hasLines ? twips(1.2) : 0, right: twips(1.2) },
  });

/** The heading, on every page, and a row that stands for the rows until they are written (`fill-rows.ts`). */
export function rowsTable({ columns, isSmall }: BoundBlockOf<'table'>, fontSize: number, mark: string): Table {
  const size = isSmall ? fontSize - 1.5 : fontSize;
  const headings = columns.map(({ title, width }) =>
    cell([paragraph(runs(title, { bold: true, size }), { align: 'center' })], {
      width,
      shade: 'EEEEEE',
      valign: 'center',
    }),
  );
  const widths = columns.map(({ width }) => width);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return tableOf(
    widths,
    [
      new TableRow({ children: headings, tableHeader: true, cantSplit: true }),
      new TableRow({ children: [cell([paragraph(runs(mark))], { width: whole, columns: columns.length })] }),
    ],
    true,
  );
}
