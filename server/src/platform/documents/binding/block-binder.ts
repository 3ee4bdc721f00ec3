import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import type { LayoutBlockType } from '../../../../../nouns/layout-blocks.ts';
import type { DocumentContent, DocumentImage } from '../document-content.ts';
import type { BoundBlock, BoundImage } from './bound-document.ts';

/** What blocks are bound with. */
export interface Binding {
  content: DocumentContent;
  /** Millimetres between the margins. */
  contentWidth: number;
  /** A picture of the seller at this width; null where the seller has none. */
  imageOf(name: DocumentImage, width: number): BoundImage | null;
}

/** Null for a block that has nothing to show. */
export type BlockBinder<Type extends LayoutBlockType> = (
  block: LayoutBlock<Type>,
  binding: Binding,
) => BoundBlock | null | Promise<BoundBlock | null>;
