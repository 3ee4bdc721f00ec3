import type { ProkuraEvent } from '../generated/events.ts';

/** What a write would do. */
export interface DryRun<Body> {
  dryRun: true;
  /** The status of its answer. */
  status: number;
  /** Its answer; identifiers and moments are others when it is written. */
  body: Body;
  events: ReadonlyArray<ProkuraEvent & { dryRun: true }>;
  /** What was left undone, and what of the answer does not hold. */
  warnings: ReadonlyArray<{ code: string; message: string }>;
}
