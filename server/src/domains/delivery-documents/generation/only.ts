import type { Share } from './share.ts';

/** The one value that all shares have; null where they differ. */
export function only(shares: readonly Share[], name: 'supplierId' | 'objectId' | 'routeId' | 'batchId'): string | null {
  const [first = null, ...others] = new Set(shares.map((share) => share[name]));
  return others.length === 0 ? first : null;
}
