import type { Total } from './check-totals.ts';
import type { Loop } from './fill-loop.ts';
import type { States } from './read-states.ts';

/** What the loop came to: states with how many records stand in each, sums that agree or do not, and orders that were left. */
export function loopLines({ chosen }: Loop, states: readonly States[], totals: readonly Total[]): string[] {
  return [
    ...states.flatMap(({ kind, counts }) => [
      `${kind}: ${counts.reduce((sum, { count }) => sum + count, 0)}`,
      ...counts.map(({ state, count }) => `  ${state.padEnd(20)}${String(count).padStart(6)}`),
    ]),
    '',
    ...differencesOf(states, totals),
    ...totals.map(({ what, told }) => `  ${what.padEnd(20)}${told.padStart(20)}`),
    '',
    `${chosen.orders.length} orders became requisitions.`,
    ...[...chosen.left].map(([reason, count]) => `  left: ${count} orders: ${reason}`),
  ];
}

/** The counts of pages beside those of the lists, the sums beside their parts: said aloud where they differ. */
export function differencesOf(states: readonly States[], totals: readonly Total[]): string[] {
  const differing = [
    ...states.flatMap(({ kind, counts }) =>
      counts
        .filter(({ count, listed = count }) => count !== listed)
        .map(({ state, count, listed }) => `  ${kind}, ${state}: ${count} on the pages, ${listed} by the list`),
    ),
    ...totals
      .filter(({ expected, told }) => expected !== told)
      .map(({ what, expected, told }) => `  ${what}: ${expected} expected, ${told} told`),
  ];
  return differing.length === 0
    ? ['Totals agree with the interface.']
    : ['TOTALS DIFFER from the interface:', ...differing];
}
