import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import type { DocumentContent } from '../document-content.ts';
import type { DocumentRefusal } from '../document-refusal.ts';

export const documentFormats = ['html', 'docx', 'pdf', 'xlsx'] as const;

export type DocumentFormat = (typeof documentFormats)[number];

/** A layout made of blocks, to be drawn in a format. */
export interface LayoutOrder {
  kind: 'layout';
  layout: DocumentLayout;
  content: DocumentContent;
  format: DocumentFormat;
}

/** A Word file of a company, to be filled. */
export interface WordOrder {
  kind: 'word';
  file: Uint8Array;
  content: DocumentContent;
}

/** A Word file, to be judged as a template. */
export interface WordCheckOrder {
  kind: 'word-check';
  file: Uint8Array;
}

/** What the rendering thread is asked for: plain data, told apart by `kind`. */
export type RenderingOrder = LayoutOrder | WordOrder | WordCheckOrder;

export type FromRendering =
  | { bytes: Uint8Array }
  | { refused: DocumentRefusal }
  | { tooComplex: true }
  | { failed: string };
