import type { CellStyle } from 'hucre/xlsx';
import type { Line, Sides } from '../../binding/bound-grid.ts';

export interface Looks {
  align?: 'left' | 'center' | 'right' | 'justify';
  valign?: 'top' | 'center' | 'bottom';
  isBold?: boolean;
  isItalic?: boolean;
  size?: number;
  colour?: string;
  shade?: string;
  isFramed?: boolean;
  /** A line below is all that frames it. */
  isSigned?: boolean;
  /** Each side by itself. */
  sides?: Sides;
  format?: string;
}

const line = { style: 'thin', color: { rgb: '444444' } } as const;

const known = new Map<string, CellStyle>();

/** One style for all cells that look alike. */
export function styleOf(looks: Looks, fontSize: number): CellStyle {
  const key = JSON.stringify([looks, fontSize]);
  const style = known.get(key) ?? made(looks, fontSize);
  known.set(key, style);
  return style;
}

function made(
  { align = 'left', valign = 'top', isBold, isItalic, size, colour, shade, isFramed, isSigned, sides, format }: Looks,
  fontSize: number,
): CellStyle {
  return {
    font: {
      name: 'Arial',
      size: size ?? fontSize,
      bold: isBold ?? false,
      italic: isItalic ?? false,
      ...(colour && { color: { rgb: colour } }),
    },
    alignment: { horizontal: align, vertical: valign, wrapText: true },
    ...(isFramed && { border: { top: line, right: line, bottom: line, left: line } }),
    ...(isSigned && { border: { bottom: line } }),
    ...(sides && { border: bordersOf(sides) }),
    ...(shade && { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: shade } } }),
    ...(format && { numFmt: format }),
  };
}

const styles: Record<Line, 'thin' | 'medium' | null> = { 0: null, 1: 'thin', 2: 'medium' };

const bordersOf = (sides: Sides) =>
  Object.fromEntries(
    Object.entries(sides).flatMap(([side, one]) => {
      const style = styles[one];
      return style === null ? [] : [[side, { style, color: { rgb: '000000' } }]];
    }),
  );
