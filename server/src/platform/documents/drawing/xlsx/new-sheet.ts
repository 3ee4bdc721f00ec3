import type { MergeRange, WriteSheet } from 'hucre/xlsx';
import type { BoundCell, BoundImage } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import { type Span, spansOf } from './sheet-grid.ts';
import { type Looks, styleOf } from './style-of.ts';

/** Something that stands in a row across some columns of the sheet. */
export interface Part extends Looks {
  cell: BoundCell | string;
  /** Millimetres, where `spans` are not given. */
  width: number;
  image?: BoundImage | null;
  /** Rows that it covers; one unless given. */
  rows?: number;
  /** The picture does not make the row higher. */
  isAfloat?: boolean;
}

type SheetImage = NonNullable<WriteSheet['images']>[number];

/** Characters a cell may hold, and points a row may be high. */
const most = { text: 32_767, height: 409 };

export type NewSheet = ReturnType<typeof newSheet>;

/** A sheet that grows row by row. */
export function newSheet(grid: readonly number[], fontSize: number, language: 'ru' | 'en') {
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  const merges: MergeRange[] = [];
  const heights = new Map<number, { height: number }>();
  const images: SheetImage[] = [];
  const breaks: number[] = [];
  const rows: null[][] = [];
  const widthOf = ([from, to]: Span) => grid.slice(from, to + 1).reduce((sum, width) => sum + width, 0);

  function place({ cell, image, isAfloat, rows: tall = 1, width: _, ...looks }: Part, row: number, span: Span): number {
    const { text, number } = typeof cell === 'string' ? { text: cell, number: null } : cell;
    const value = number !== null && isExact(number) ? Number(number) : text.slice(0, most.text);
    const style = styleOf({ ...looks, ...(typeof value === 'number' && { format: formatLike(text) }) }, fontSize);
    const endRow = row + tall - 1;
    for (let at = row; at <= endRow; at += 1)
      for (let column = span[0]; column <= span[1]; column += 1) cells.set(`${at},${column}`, { value: null, style });
    if (value !== '') cells.set(`${row},${span[0]}`, { value, style });
    if (span[1] > span[0] || tall > 1) merges.push({ startRow: row, startCol: span[0], endRow, endCol: span[1] });
    if (image) images.push(pictureAt(image, row, span[0], language));
    return Math.max(
      heightOf(text, widthOf(span), looks.size ?? fontSize) / tall,
      image && !isAfloat ? (image.height * 72) / 25.4 + 4 : 0,
    );
  }

  /** A row of parts side by side; its height, which is given back in millimetres, is that of the tallest. */
  function row(
    parts: readonly Part[],
    spans = spansOf(
      parts.map(({ width }) => width),
      grid,
    ),
    least = fontSize * 1.35,
  ): number {
    const at = rows.length;
    rows.push([]);
    const tall = parts.map((part, index) => place(part, at, spans[index] ?? [0, grid.length - 1]));
    const height = Math.min(Math.max(...tall, least), most.height);
    heights.set(at, { height });
    return (height * 25.4) / 72;
  }

  return {
    grid,
    fontSize,
    widthOf,
    row,
    /** How many rows there are so far. */
    rowCount: () => rows.length,
    /** Across the whole sheet. */
    line: (cell: Part['cell'], looks: Omit<Part, 'cell' | 'width'> = {}) => row([{ cell, width: 1, ...looks }]),
    space(height: number) {
      heights.set(rows.length, { height: Math.min((height * 72) / 25.4, most.height) });
      rows.push([]);
    },
    breakPage: () => void breaks.push(rows.length - 1),
    content: () => ({ cells, merges, rowDefs: heights, images, rows, rowBreaks: breaks.filter((at) => at >= 0) }),
  };
}

const pictureAt = (
  { data, type, width, height, name }: BoundImage,
  row: number,
  col: number,
  language: 'ru' | 'en',
): SheetImage => ({
  data,
  type: type === 'png' ? 'png' : 'jpeg',
  anchor: { from: { row, col } },
  width: Math.round((width * 96) / 25.4),
  height: Math.round((height * 96) / 25.4),
  altText: documentWords[language].images[name],
});

/** Whether a double of the sheet keeps every digit. */
const isExact = (number: string) => number.replace(/^-?0*|\./g, '').length <= 15;

/** Digits after the comma and what follows them, as the text has them. */
function formatLike(text: string): string {
  const digits = /[,.](\d+)\D*$/.exec(text.replace(/,(?=\d{3}(\D|$))/g, ''))?.[1]?.length ?? 0;
  return `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}${text.endsWith('%') ? '" %"' : ''}`;
}

/** Points that a text takes in a column of this many millimetres: sheets do not grow merged cells by themselves. */
function heightOf(text: string, width: number, size: number): number {
  const letters = Math.max(Math.floor(width / (size * 0.19)), 1);
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(Math.ceil(line.length / letters), 1), 0);
  return lines * size * 1.3 + 2;
}
