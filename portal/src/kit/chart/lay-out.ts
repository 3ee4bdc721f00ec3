import type { PricePoint } from './price-point.ts';
import { niceTicks, scale, timeTicks } from './scale.ts';

export const height = 240;
export const room = { top: 12, right: 16, bottom: 28, left: 72 };

export type Drawing = ReturnType<typeof layOut>;

/** Where prices stand on a drawing of this width: the oldest first, with the lines and the days that they are read by. */
export function layOut(points: readonly PricePoint[], width: number) {
  const inTime = points.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const times = inTime.map(({ at }) => Date.parse(at));
  const prices = inTime.map(({ price }) => Number(price));
  const ticks = niceTicks(Math.min(...prices), Math.max(...prices));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const xOf = scale(from, to, room.left + 8, width - room.right - 8);
  const yOf = scale(ticks[0] ?? 0, ticks.at(-1) ?? 1, height - room.bottom, room.top);
  return {
    inTime,
    names: [...new Set(inTime.map(({ series }) => series))],
    x: times.map(xOf),
    y: prices.map(yOf),
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    days: timeTicks(from, to, width < 500 ? 3 : 5).map((day) => ({ day, x: xOf(day) })),
  };
}
