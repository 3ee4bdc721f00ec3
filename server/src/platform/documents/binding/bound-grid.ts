/** 0 none, 1 thin, 2 thick. */
export type Line = 0 | 1 | 2;

export type Sides = Readonly<Record<'left' | 'top' | 'right' | 'bottom', Line>>;

export interface GridCell {
  text: string;
  /** Behind the text, for a spreadsheet. */
  number: string | null;
  /** How many it covers. */
  columns: number;
  rows: number;
  /** Millimetres. */
  width: number;
  border: Sides;
  align: 'left' | 'center' | 'right';
  valign: 'top' | 'middle' | 'bottom';
  /** Points. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
}

export interface GridRow {
  /** The least, in millimetres. */
  height: number;
  /** A place for each column; null where another cell covers it. */
  cells: ReadonlyArray<GridCell | null>;
}

/** Cells over columns. */
export interface BoundGrid {
  type: 'grid';
  /** Millimetres. */
  widths: readonly number[];
  /** At the head of each page. */
  heading: readonly GridRow[];
  /** Before the rows of the document. */
  before: readonly GridRow[];
  /** For each row of the document. */
  items: ReadonlyArray<readonly GridRow[]>;
  after: readonly GridRow[];
  /** What stands below the rows of a page, from one row up to another; null where the form has no such thing. */
  totalsOf: ((from: number, to: number) => readonly GridRow[]) | null;
  isKeptTogether: boolean;
}
