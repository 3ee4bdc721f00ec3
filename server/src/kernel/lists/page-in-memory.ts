import type { ReadContext } from '../operation.ts';
import { openCursor, sealCursor } from './list-cursor.ts';
import type { Page } from './listing.ts';

/** The sort keys of a row, ascending; the last one is unique. */
export type Keys = readonly [place: string | number, name: string];

/** One page of rows held in memory, with the envelope and cursors of every list. */
export function pageInMemory<Row>(
  ctx: ReadContext,
  name: string,
  input: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
  keysOf: (row: Row) => Keys,
): Page<Row> {
  const limit = Math.min(Number(input.limit ?? 50), 200);
  const sorted = rows.map((row) => ({ row, keys: keysOf(row) })).sort((a, b) => compare(a.keys, b.keys));
  const place = openCursor(ctx, { name }, { length: 2 }, input);
  const before = place ? sorted.filter(({ keys }) => compare(keys, place.keys as unknown as Keys) < 0).length : 0;
  const at = place && !place.backwards && isAt(sorted[before]?.keys, place.keys) ? 1 : 0;
  const start = place?.backwards ? Math.max(0, before - limit) : before + at;
  const end = place?.backwards ? before : Math.min(sorted.length, start + limit);
  const shown = sorted.slice(start, end);
  const cursorAt = (one: (typeof sorted)[number] | undefined, back: boolean) =>
    one ? sealCursor(ctx, { name }, input, [...one.keys], back) : null;
  const hasMore = end < sorted.length;
  return {
    items: shown.map(({ row }) => row),
    page: {
      limit,
      hasMore,
      nextCursor: hasMore ? cursorAt(shown.at(-1), false) : null,
      prevCursor: start > 0 ? cursorAt(shown[0], true) : null,
    },
    ...(input.includeTotal === true && { meta: { total: rows.length, totalIsLowerBound: false } }),
  };
}

function compare(a: Keys, b: Keys): number {
  const at = a[0] === b[0] ? 1 : 0;
  return a[at] === b[at] ? 0 : a[at] < b[at] ? -1 : 1;
}

const isAt = (keys: Keys | undefined, place: readonly unknown[]) => keys?.[0] === place[0] && keys?.[1] === place[1];
