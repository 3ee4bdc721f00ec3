import type { Seeded } from '../seeded.ts';

/** How large a world is. */
export interface Size {
  isLarge: boolean;
  workers: number;
  /** How long faults come, and the longest time between two of them. */
  chaosMs: number;
  strikeMs: number;
  subscriptions: number;
  /** How many of the receivers are well once the faults have stopped: a dead one is asked again for days. */
  healthy: number;
  /** How often new events come, and how many at the least and at the most. */
  batches: number;
  events: readonly [least: number, most: number];
  jobs: number;
  /** How many calls ask the limiter. */
  tokens: number;
  /** How many processes hear the calls with keys. */
  webs: number;
}

const largeShare = 0.02;

/**
 * Most worlds are small: what one finds that another did not is another order of things and another fault, not a longer history.
 * In the large ones many wait for each other.
 */
export function sizeOf(random: Seeded): Size {
  const whole = (low: number, high: number) => Math.floor(random.between(low, high + 1));
  const isLarge = random.chance(largeShare);
  if (isLarge) {
    const events = random.chance(0.3) ? ([12, 23] as const) : ([1, 3] as const);
    return {
      ...{ isLarge, workers: 10, chaosMs: 40_000, strikeMs: 4_000, subscriptions: whole(2, 3), healthy: 0.75 },
      ...{ batches: whole(2, 5), events, jobs: whole(1, 4), tokens: whole(20, 120), webs: 10 },
    };
  }
  const events = random.chance(0.04) ? ([12, 16] as const) : ([1, 2] as const);
  return {
    ...{ isLarge, workers: whole(2, 4), chaosMs: whole(15_000, 30_000), strikeMs: 3_000 },
    ...{ subscriptions: random.chance(0.7) ? 1 : 2, healthy: 0.85, batches: events[0] > 1 ? 1 : whole(1, 3), events },
    ...{ jobs: whole(1, 2), tokens: whole(10, 60), webs: 4 },
  };
}
