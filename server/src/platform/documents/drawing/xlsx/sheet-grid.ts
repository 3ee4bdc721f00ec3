import type { BoundDocument } from '../../binding/bound-document.ts';

/** The first and the last column of the sheet that something covers. */
export type Span = readonly [from: number, to: number];

const fewest = 8;

/** The columns of the sheet in millimetres: those of the widest table, so that its cells need no merging. */
export function gridOf({ blocks, page }: BoundDocument): number[] {
  const grids = blocks.flatMap((block) => (block.type === 'grid' ? [block.widths] : []));
  if (grids.length > 0) return sharedGrid([...grids, ...blocks.flatMap(columnsOf)]);
  const tables = blocks.flatMap((block) => (block.type === 'table' ? [block.columns.map(({ width }) => width)] : []));
  const widest = tables.reduce((most, columns) => (columns.length > most.length ? columns : most), []);
  if (widest.length >= 4) return widest;
  const count = Math.max(fewest, widest.length);
  return Array.from({ length: count }, () => page.contentWidth / count);
}

const columnsOf = (block: BoundDocument['blocks'][number]) =>
  block.type === 'table' ? [block.columns.map(({ width }) => width)] : [];

/** Millimetres that two edges may be apart and still be one. */
const near = 0.8;

/** Columns that begin wherever one of any grid begins, so that each has its own edges. */
function sharedGrid(grids: ReadonlyArray<readonly number[]>): number[] {
  const edges = grids.flatMap((widths) => edgesOf(widths)).sort((one, other) => one - other);
  const kept = edges.reduce<number[]>((all, edge) => (edge - (all.at(-1) ?? -near) < near ? all : [...all, edge]), []);
  return kept.slice(1).map((edge, at) => edge - (kept[at] ?? 0));
}

/** The columns of the sheet between two edges in millimetres. */
export function spanBetween(left: number, right: number, grid: readonly number[]): Span {
  const edges = edgesOf(grid);
  const nearest = (to: number) =>
    edges.reduce((best, edge, at) => (Math.abs(edge - to) < Math.abs((edges[best] ?? 0) - to) ? at : best), 0);
  const from = Math.min(nearest(left), grid.length - 1);
  return [from, Math.max(nearest(right) - 1, from)];
}

/** Which columns of the sheet stand for parts of these widths: nearest to their edges, and at least one each. */
export function spansOf(widths: readonly number[], grid: readonly number[]): Span[] {
  const edges = edgesOf(grid);
  const whole = edges.at(-1) ?? 1;
  const asked = widths.reduce((sum, width) => sum + width, 0);
  let from = 0;
  let passed = 0;
  return widths.map((width, at) => {
    passed += (width * whole) / asked;
    const left = widths.length - at - 1;
    const nearest = edges.reduce(
      (best, edge, place) => (Math.abs(edge - passed) < Math.abs((edges[best] ?? 0) - passed) ? place : best),
      0,
    );
    const end = left === 0 ? grid.length : Math.min(Math.max(nearest, from + 1), grid.length - left);
    const span: Span = [from, end - 1];
    from = end;
    return span;
  });
}

/** Where columns begin, and where the last one ends. */
const edgesOf = (grid: readonly number[]) =>
  grid.reduce<number[]>((edges, width) => [...edges, (edges.at(-1) ?? 0) + width], [0]);

/** As many of the first columns as this width needs, and the rest of them; one column stays for the rest. */
export function spansAfter(width: number, grid: readonly number[]): [first: Span, rest: Span] {
  const edges = edgesOf(grid);
  const enough = edges.findIndex((edge) => edge >= width);
  const end = Math.min(enough < 1 ? grid.length - 1 : enough, grid.length - 1);
  return [
    [0, end - 1],
    [end, grid.length - 1],
  ];
}
