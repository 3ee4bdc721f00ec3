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

/** What the rendering thread is asked for: plain data, told apart by `kind`. */
export type RenderingOrder = LayoutOrder;

export type FromRendering =
  | { bytes: Uint8Array }
  | { refused: DocumentRefusal }
  | { tooComplex: true }
  | { failed: string };
