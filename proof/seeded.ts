/** Numbers from a seed (mulberry32): the same seed repeats the inputs and the times of the faults. */
export interface Seeded {
  /** From 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** A stream of its own, so that one part's draws do not shift another's. */
  fork(name: string): Seeded;
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (values) => values[Math.floor(next() * values.length)] as never,
    fork: (name) => seeded([...name].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16_777_619), seed)),
  };
}
