import type { BoundBlock, BoundDocument } from '../../binding/bound-document.ts';
import type { BoundGrid } from '../../binding/bound-grid.ts';
import { onOnePage, type PageOfRows, type PagesOfGrids } from '../../binding/rows-of-page.ts';
import type { Content, TableCell } from './pdf-content.ts';

/** Goods of a form, and the last of the signatures that follow them at once, each of which is kept on one page. */
interface Signed {
  goods: BoundGrid;
  goodsAt: number;
  endAt: number;
}

/** Null where nothing is signed below the goods, or they are of one row alone. */
export function signedGoods({ blocks }: BoundDocument): Signed | null {
  const goodsAt = blocks.findLastIndex((block) => block.type === 'grid' && block.items.length > 0);
  const goods = blocks[goodsAt];
  if (goods?.type !== 'grid' || goods.items.length < 2) return null;
  const after = blocks.slice(goodsAt + 1);
  const isOther = (block: BoundBlock) => block.type !== 'spacer' && !isSignature(block);
  const other = after.findIndex(isOther);
  const last = after.slice(0, other === -1 ? after.length : other).findLastIndex(isSignature);
  return last === -1 ? null : { goods, goodsAt, endAt: goodsAt + 1 + last };
}

const isSignature = (block: BoundBlock) => block.type === 'grid' && block.isKeptTogether;

/** Puts names on the last row of the goods and on the end, without which the library does not keep their pages. */
export function markEnds(content: readonly Content[], { goods, goodsAt, endAt }: Signed, pages: PagesOfGrids) {
  const each = pages.get(goods) ?? onOnePage(goods);
  const { from, to } = each.at(-1) as PageOfRows;
  const above = goods.heading.length + (each.length === 1 ? goods.before.length : 0);
  const row = above + goods.items.slice(from, to - 1).flat().length;
  return [named(bodyOf(content[goodsAt])?.[row]?.[0], 'last-row'), named(bodyOf(content[endAt])?.[0]?.[0], 'end')];
}

const named = (cell: TableCell | undefined, id: string) => Object.assign(cell ?? {}, { id });

/** Of the last table, where there is one for each page. */
function bodyOf(content: Content | undefined): TableCell[][] | undefined {
  if (typeof content !== 'object') return undefined;
  if ('stack' in content) return bodyOf(content.stack.at(-1));
  return 'table' in content ? content.table.body : undefined;
}

/** Whether the end stands on a page without any row of the goods, as the marks tell once they were laid out. */
export function isEndAlone(marks: readonly object[]): boolean {
  const [row, end] = marks.map((mark) => (mark as Laid).positions?.[0]?.pageNumber);
  return row !== undefined && end !== undefined && end > row;
}

interface Laid {
  positions?: Array<{ pageNumber: number }>;
}

/** The same pages, with the last row moved to a page of its own: what ends the document follows it there. */
export function withLastRow(pages: PagesOfGrids, { goods }: Signed): PagesOfGrids {
  const each = pages.get(goods) ?? onOnePage(goods);
  const { from, to } = each.at(-1) as PageOfRows;
  if (to - from < 2) return pages;
  return new Map(pages).set(goods, [...each.slice(0, -1), { from, to: to - 1 }, { from: to - 1, to }]);
}
