import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useState } from 'react';

/**
 * The row that somebody types into stays drawn wherever the table is scrolled: an input that leaves the page takes what was typed
 * with it. Rows carry their place in `attribute`.
 */
export function useHeldRow(attribute: string) {
  const [held, hold] = useState<number>();
  const onFocusCapture = useCallback(
    ({ target }: FocusEvent) => {
      const row = target.closest(`[${attribute}]`)?.getAttribute(attribute);
      hold(row == null ? undefined : Number(row));
    },
    [attribute],
  );
  const rangeExtractor = useCallback(
    (range: Range) => withHeld(defaultRangeExtractor(range), held, range.count),
    [held],
  );
  return { hold, onFocusCapture, rangeExtractor };
}

export const withHeld = (rows: readonly number[], held: number | undefined, count: number): number[] =>
  held === undefined || held >= count || rows.includes(held)
    ? [...rows]
    : [...rows, held].sort((one, two) => one - two);

/** Pixels left out before each drawn row and after the last, in a table that is `from` to `to` high. */
export function gapsOf(rows: ReadonlyArray<{ start: number; end: number }>, from: number, to: number) {
  const before = rows.map(({ start }, at) => start - (rows[at - 1]?.end ?? from));
  return { before, after: Math.max(0, to - (rows.at(-1)?.end ?? from)) };
}
