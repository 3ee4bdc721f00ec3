import type { BoundDocument } from '../../binding/bound-document.ts';
import type { BoundGrid, GridRow } from '../../binding/bound-grid.ts';
import type { PagesOfGrids } from '../../binding/rows-of-page.ts';
import { laidOut } from '../pdf/draw-pdf.ts';

/** How much wider than the letters of the PDF those of any office program may be. */
const wider = 1.08;

/**
 * Word alone knows where its pages end. Where the rows of a page are added up below them, pages are begun by hand, as many rows to
 * each as the PDF would have in larger letters, so that they fit whatever the program.
 */
export async function pagesInWord(document: BoundDocument): Promise<PagesOfGrids> {
  if (!document.blocks.some((block) => block.type === 'grid' && block.totalsOf !== null)) return new Map();
  const blocks = document.blocks.map((block) => (block.type === 'grid' ? largerGrid(block) : block));
  const page = { ...document.page, fontSize: document.page.fontSize * wider };
  const found = await laidOut({ ...document, page, blocks });
  const pairs = found.document.blocks.map((larger, at) => {
    const pages = larger.type === 'grid' ? found.pages.get(larger) : undefined;
    const block = document.blocks[at];
    return pages && block?.type === 'grid' ? ([block, pages] as const) : undefined;
  });
  return new Map(pairs.filter((pair) => pair !== undefined));
}

function largerGrid(grid: BoundGrid): BoundGrid {
  const { totalsOf } = grid;
  return {
    ...grid,
    heading: larger(grid.heading),
    before: larger(grid.before),
    items: grid.items.map(larger),
    after: larger(grid.after),
    totalsOf: totalsOf && ((from, to) => larger(totalsOf(from, to))),
  };
}

const larger = (rows: readonly GridRow[]): GridRow[] =>
  rows.map(({ height, cells }) => ({
    height,
    cells: cells.map((cell) => cell && { ...cell, size: cell.size * wider }),
  }));
