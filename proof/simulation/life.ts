import type { Seeded } from '../seeded.ts';
import type { Broken } from './judge.ts';
import type { Size } from './size.ts';

/** What a world lives by. */
export interface Life {
  seed: number;
  random: Seeded;
  size: Size;
  broken: Broken;
  /** Whether the steps of its database are kept, to be made again in PostgreSQL. */
  keep: boolean;
}
