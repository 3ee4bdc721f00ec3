import type { BoundGrid, GridRow } from './bound-grid.ts';

/** Which rows of the document stand on one page: from the first up to the one before `to`. */
export interface PageOfRows {
  from: number;
  to: number;
}

export type PagesOfGrids = ReadonlyMap<BoundGrid, readonly PageOfRows[]>;

/** All rows of the document as one page has them: for formats that have no pages, and forms without totals of pages. */
export const onOnePage = ({ items }: BoundGrid): readonly PageOfRows[] => [{ from: 0, to: items.length }];

/** What stands below the heading on one page: the totals of its rows last, and what comes before and after on the outer pages. */
export function rowsOfPage(grid: BoundGrid, pages: readonly PageOfRows[], at: number): GridRow[] {
  const { from, to } = pages[at] ?? { from: 0, to: 0 };
  return [
    ...(at === 0 ? grid.before : []),
    ...grid.items.slice(from, to).flat(),
    ...(grid.totalsOf?.(from, to) ?? []),
    ...(at === pages.length - 1 ? grid.after : []),
  ];
}
