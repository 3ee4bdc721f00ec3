/** What of the language of pdfmake is used here: its own types would bring those of a browser into the server. */
interface Looks {
  alignment?: 'left' | 'center' | 'right' | 'justify';
  verticalAlignment?: 'top' | 'middle' | 'bottom';
  bold?: boolean;
  italics?: boolean;
  color?: string;
  fontSize?: number;
  fillColor?: string;
  margin?: Margins;
  /** Points, or the rest of the room. */
  width?: number | '*' | 'auto';
  /** On one page. */
  unbreakable?: boolean;
  headlineLevel?: number;
  pageBreak?: 'before' | 'after';
}

interface Spanning {
  colSpan?: number;
  rowSpan?: number;
  border?: [left: boolean, top: boolean, right: boolean, bottom: boolean];
}

/** Left, top, right, bottom; points. */
export type Margins = [left: number, top: number, right: number, bottom: number];

type Node = Looks &
  Spanning &
  (
    | { text: string }
    | { stack: Content[] }
    | { columns: Content[]; columnGap?: number }
    | { image: string; height: number }
    | { table: TableOf; layout: TableLayout }
  );

export type Content = string | Node;

/** A cell that another one covers is an empty object. */
export type TableCell = Content | Record<string, never>;

interface TableOf {
  widths: Array<number | '*'>;
  /** The least of each row. */
  heights?: Array<number | 'auto'>;
  body: TableCell[][];
  headerRows?: number;
  keepWithHeaderRows?: number;
  dontBreakRows?: boolean;
}

export interface TableLayout {
  /** Of cells that do not say theirs; all sides unless given. */
  defaultBorder?: boolean;
  hLineWidth: (line: number) => number;
  vLineWidth: (line: number) => number;
  hLineColor?: () => string;
  vLineColor?: () => string;
  paddingLeft: (column: number) => number;
  paddingRight: () => number;
  paddingTop: () => number;
  paddingBottom: () => number;
}

export interface Definition {
  info: { title: string; creator: string; producer: string; keywords?: string };
  language: string;
  pageSize: 'A4' | { width: number; height: number };
  pageOrientation: 'portrait' | 'landscape';
  pageMargins: Margins;
  defaultStyle: { font: string; fontSize: number; lineHeight: number };
  footer: (page: number, pages: number) => Content;
  pageBreakBefore?: (node: { headlineLevel?: number }, others: { getFollowingNodesOnPage(): unknown[] }) => boolean;
  content: Content[];
}

/** The library as far as it is used. */
export interface PdfMake {
  virtualfs: { writeFileSync(name: string, bytes: Uint8Array): void };
  setFonts(fonts: Record<string, Record<string, string>>): void;
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(definition: Definition): { getBuffer(): Promise<Uint8Array> };
}
