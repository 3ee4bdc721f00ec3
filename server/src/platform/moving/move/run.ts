import type { Owner } from '../../postgres/connect-owner.ts';
import type { PortalTable } from '../portal-tables.ts';
import type { Step } from './move-options.ts';
import type { FileSender } from './send-files.ts';
import type { Way } from './way.ts';

/** A move under way. */
export interface Run {
  way: Way;
  /** Those that travel. */
  tables: readonly PortalTable[];
  /** Reads moments of the portal at the source. */
  reader: Owner;
  /** Holds the source, and decides. */
  holder: Owner;
  /** Writes at the target, in one transaction until the portal is whole. */
  arrival: Owner;
  files: FileSender;
  watch(step: Step): Promise<void>;
  /** The target has the portal, hidden. */
  arrived: boolean;
}
