import type { DocumentLayout, LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { mostBlocks } from '../../../../../../nouns/document-layout.ts';
import { moved } from '../../../../kit/ordered/order.ts';

/** A block under a name that stays with it wherever it is moved. */
export interface PlacedBlock {
  id: string;
  block: LayoutBlock;
}

/** A layout while it is edited. */
export interface Sheet {
  page: DocumentLayout['page'];
  blocks: readonly PlacedBlock[];
}

export const sheetOf = ({ page, blocks }: DocumentLayout): Sheet => ({
  page,
  blocks: blocks.map((block, at) => ({ id: `saved-${at}`, block })),
});

export const layoutOf = ({ page, blocks }: Sheet): DocumentLayout => ({
  page,
  blocks: blocks.map(({ block }) => block),
});

export const isFull = ({ blocks }: Sheet) => blocks.length >= mostBlocks;

/** A block put after the one that is chosen, or at the end. */
export function withBlock(sheet: Sheet, block: LayoutBlock, after: string | undefined, id: string): Sheet {
  const place = sheet.blocks.findIndex((one) => one.id === after);
  const at = place === -1 ? sheet.blocks.length : place + 1;
  return { ...sheet, blocks: sheet.blocks.toSpliced(at, 0, { id, block }) };
}

/** Without one block; the last one stays, for an empty layout prints nothing. */
export const withoutBlock = (sheet: Sheet, id: string): Sheet =>
  sheet.blocks.length > 1 ? { ...sheet, blocks: sheet.blocks.filter((one) => one.id !== id) } : sheet;

export const withOrder = (sheet: Sheet, blocks: readonly PlacedBlock[]): Sheet => ({ ...sheet, blocks });

export const withChange = (sheet: Sheet, id: string, block: LayoutBlock): Sheet => ({
  ...sheet,
  blocks: sheet.blocks.map((one) => (one.id === id ? { id, block } : one)),
});

/** The block that is looked at after one goes: the next, or at the end the one before. */
export function neighbourOf({ blocks }: Sheet, id: string): string | undefined {
  const place = blocks.findIndex((one) => one.id === id);
  return (blocks[place + 1] ?? blocks[place - 1])?.id;
}

/** A part of a list at another place; outside of it nothing moves. */
export const shifted = <One>(list: readonly One[], from: number, by: number): readonly One[] =>
  from + by < 0 || from + by >= list.length ? list : moved(list, from, from + by);
