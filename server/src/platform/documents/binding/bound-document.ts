import type { DocumentImage } from '../document-content.ts';
import type { BoundGrid } from './bound-grid.ts';

export type Align = 'left' | 'center' | 'right';

/** A picture ready to be drawn. Sizes are millimetres. */
export interface BoundImage {
  name: DocumentImage | 'qr';
  data: Uint8Array;
  type: 'png' | 'jpg';
  width: number;
  height: number;
}

/** What a cell shows, and the number behind it for a spreadsheet. */
export interface BoundCell {
  text: string;
  number: string | null;
}

export type TableLine =
  | { kind: 'row' | 'subtotal'; cells: readonly BoundCell[] }
  /** Across the whole table. */
  | { kind: 'group'; text: string };

export interface TableColumn {
  title: string;
  width: number;
  align: Align;
}

export interface BoundColumn {
  title: string | null;
  lines: readonly string[];
  image: BoundImage | null;
  width: number;
  align: Align;
}

/** Where a document is signed. */
export interface SignatureLine {
  title: string | null;
  position: string;
  name: string;
  signature: BoundImage | null;
  stamp: BoundImage | null;
  /** A place for a stamp is marked where there is no picture of it. */
  hasStampPlace: boolean;
}

/** Who is paid, and through which bank. */
export interface BankDetails {
  bankName: string;
  bik: string;
  correspondentAccount: string;
  checkingAccount: string;
  inn: string;
  kpp: string;
  recipient: string;
}

export type BoundBlock =
  | { type: 'heading'; text: string; level: 1 | 2 | 3; align: Align }
  | {
      type: 'paragraph';
      text: string;
      align: Align | 'justify';
      size: 'small' | 'normal' | 'large';
      isBold: boolean;
      isItalic: boolean;
    }
  | {
      type: 'requisites';
      title: string | null;
      labelWidth: number;
      rows: ReadonlyArray<{ label: string; value: string; isBold: boolean }>;
    }
  | { type: 'bank'; bank: BankDetails }
  | { type: 'columns'; columns: readonly BoundColumn[] }
  | { type: 'table'; columns: readonly TableColumn[]; lines: readonly TableLine[]; isSmall: boolean }
  | BoundGrid
  | {
      type: 'totals';
      sums: ReadonlyArray<{ label: string; cell: BoundCell; isBold: boolean }>;
      notes: readonly string[];
    }
  | { type: 'qr'; payload: string; isText: boolean; image: BoundImage; caption: string | null; align: Align }
  /** Below one another they share the stamp of the last line, which stands beside them all. */
  | { type: 'signatures'; lines: readonly SignatureLine[]; isSideBySide: boolean }
  | { type: 'image'; image: BoundImage; align: Align }
  | { type: 'spacer'; height: number }
  | { type: 'pageBreak' };

export type BoundBlockOf<T extends BoundBlock['type']> = Extract<BoundBlock, { type: T }>;

/** A page in millimetres; letters in points. */
export interface BoundPage {
  orientation: 'portrait' | 'landscape';
  width: number;
  height: number;
  margins: { top: number; right: number; bottom: number; left: number };
  /** Between the margins. */
  contentWidth: number;
  fontSize: number;
  hasPageNumbers: boolean;
  footer: string | null;
}

/** A layout filled with one record: every text final, every width known. What is left to do is drawing. */
export interface BoundDocument {
  title: string;
  language: 'ru' | 'en';
  page: BoundPage;
  blocks: readonly BoundBlock[];
}
