import type { BoundDocument } from '../../binding/bound-document.ts';
import type { BoundGrid } from '../../binding/bound-grid.ts';
import type { PageOfRows, PagesOfGrids } from '../../binding/rows-of-page.ts';
import { measuredGrid } from './grid-table.ts';
import { pdfBlock } from './pdf-block.ts';
import type { Content, TableCell } from './pdf-content.ts';

/** The document laid out; afterwards the cells know their pages. */
type LayOut = (content: Content[]) => Promise<unknown>;

/**
 * Which rows of the document come onto which page, for grids that have totals of pages. The document is laid out once with room
 * for the totals on every page; drawn again with the totals at their places, everything stays where it was.
 */
export async function pagesOfGrids(document: BoundDocument, layOut: LayOut): Promise<PagesOfGrids> {
  const marksOf = new Map<BoundGrid, TableCell[]>();
  const content = document.blocks.map((block, at) => {
    if (block.type !== 'grid' || block.totalsOf === null) return pdfBlock(block, document);
    const { content: measured, marks } = measuredGrid(block, document.page.height, `grid-${at}`);
    marksOf.set(block, marks);
    return measured;
  });
  if (marksOf.size === 0) return new Map();
  await layOut(content);
  return new Map([...marksOf].map(([grid, marks]) => [grid, pagesOf(marks)]));
}

function pagesOf(marks: readonly TableCell[]): PageOfRows[] {
  const numbers = marks.map(
    (mark) => (mark as { positions?: Array<{ pageNumber: number }> }).positions?.[0]?.pageNumber,
  );
  const starts = numbers.flatMap((page, at) => (at === 0 || page !== numbers[at - 1] ? [at] : []));
  if (starts.length === 0) return [{ from: 0, to: 0 }];
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? marks.length }));
}
