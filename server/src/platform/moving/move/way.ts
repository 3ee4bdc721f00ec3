import type { Installation } from './installation.ts';

/** A portal and the two installations it moves between. */
export interface Way {
  tenantId: string;
  /** Its name at the target. */
  slug: string;
  name: string;
  moveId: string;
  source: Installation;
  target: Installation;
}
