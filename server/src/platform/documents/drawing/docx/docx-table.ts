import { Table, TableLayoutType, TableRow, WidthType } from 'docx';
import type { BoundBlockOf, TableLine } from '../../binding/bound-document.ts';
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

/** The rows with their heading on every page; no row is torn over two. */
export function rowsTable({ columns, lines, isSmall }: BoundBlockOf<'table'>, fontSize: number): Table {
  const size = isSmall ? fontSize - 1.5 : fontSize;
  const headings = columns.map(({ title, width }) =>
    cell([paragraph(runs(title, { bold: true, size }), { align: 'center' })], {
      width,
      shade: 'EEEEEE',
      valign: 'center',
    }),
  );
  return tableOf(
    columns.map(({ width }) => width),
    [
      new TableRow({ children: headings, tableHeader: true, cantSplit: true }),
      ...lines.map((line) => rowOf(line, columns, size)),
    ],
    true,
  );
}

function rowOf(line: TableLine, columns: BoundBlockOf<'table'>['columns'], size: number): TableRow {
  if (line.kind === 'group') {
    const width = columns.reduce((sum, column) => sum + column.width, 0);
    const named = paragraph(runs(line.text, { bold: true, size }), { keepNext: true });
    return new TableRow({
      children: [cell([named], { width, columns: columns.length, shade: 'F6F6F6' })],
      cantSplit: true,
    });
  }
  const bold = line.kind === 'subtotal';
  return new TableRow({
    cantSplit: true,
    children: columns.map(({ width, align }, at) =>
      cell([paragraph(runs(line.cells[at]?.text ?? '', { bold, size }), { align })], { width }),
    ),
  });
}
