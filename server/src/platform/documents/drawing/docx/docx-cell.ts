import { BorderStyle, type Paragraph, type Table, TableBorders, TableCell, VerticalAlignTable, WidthType } from 'docx';
import { twips } from './docx-text.ts';

interface CellLooks {
  /** Millimetres. */
  width: number;
  columns?: number;
  rows?: number;
  shade?: string;
  valign?: 'top' | 'center' | 'bottom';
  /** A line below is all that frames it. */
  isSigned?: boolean;
}

const line = { style: BorderStyle.SINGLE, size: 4, color: '444444' };

export const noLine = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Borders of tables that only keep things in place. */
export const unframed = TableBorders.NONE;

export const framed = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
};

export const cell = (
  children: Array<Paragraph | Table>,
  { width, columns, rows, shade, valign = 'top', isSigned = false }: CellLooks,
) =>
  new TableCell({
    children,
    width: { size: twips(width), type: WidthType.DXA },
    verticalAlign: VerticalAlignTable[valign === 'top' ? 'TOP' : valign === 'center' ? 'CENTER' : 'BOTTOM'],
    ...(columns !== undefined && { columnSpan: columns }),
    ...(rows !== undefined && { rowSpan: rows }),
    ...(shade !== undefined && { shading: { fill: shade } }),
    ...(isSigned && { borders: { top: noLine, left: noLine, right: noLine, bottom: line } }),
  });
