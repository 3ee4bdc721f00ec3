import type { Seeded } from '../seeded.ts';

/** So many of these, each at most once. */
export function someOf<T>(random: Seeded, of: readonly T[], count: number): T[] {
  const left = [...of];
  return Array.from({ length: count }, () => left.splice(Math.floor(random.next() * left.length), 1)[0] as T);
}
