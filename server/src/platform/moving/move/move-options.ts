import type { Installation } from './installation.ts';

/** Where a move stands; whoever watches is told in this order, each time before the step is taken. */
export type Step = 'copy' | 'verify' | 'files' | 'catch-up' | 'pause' | 'hold' | 'send' | 'ready' | 'decide' | 'open';

export interface MoveOptions {
  source: Installation;
  target: Installation;
  slug: string;
  /** Another name at the target than the one it has. */
  as?: string | undefined;
  /** The move is undone when writes would be held for longer than so many seconds. */
  holdSeconds: number;
  /** How long deliveries and jobs under way are waited for, seconds. */
  patienceSeconds: number;
  /** Moves a portal though the store lacks contents that its rows name. */
  withoutMissing: boolean;
  watch?(step: Step): Promise<void> | void;
}

export interface Moved {
  slug: string;
  tenantId: string;
  address: string;
  /** What the target holds. */
  rows: number;
  tables: number;
  files: number;
  /** Contents that rows name and the store does not have. */
  missing: string[];
  /** What was left to do while writes were held; undefined where an earlier run had decided and this one opened the portal. */
  held: { milliseconds: number; rows: number; deleted: number; tables: number; files: number } | undefined;
}
