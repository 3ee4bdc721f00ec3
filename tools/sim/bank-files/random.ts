/** Numbers from a seed: the same seed, the same file. */
export function random(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    chance: (share: number) => next() < share,
    pick: <T>(all: readonly T[]): T => all[int(0, all.length - 1)] as T,
    digits: (count: number) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}

export type Random = ReturnType<typeof random>;
