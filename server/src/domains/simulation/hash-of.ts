import { createHash } from 'node:crypto';

/** A number from 0 up to `limit`, the same whenever it is asked of the same identifiers. */
export const hashOf = (limit: number, ...ids: readonly string[]): number =>
  createHash('sha256').update(ids.join()).digest().readUInt32BE() % limit;
