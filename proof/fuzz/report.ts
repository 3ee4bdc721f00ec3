import type { Fault } from './judge.ts';
import type { Probe, World } from './probe.ts';
import type { Strangers } from './probe-callers.ts';
import type { Answer, Server } from './send-probe.ts';

/** What came of the requests so far. */
export interface Report {
  requests: number;
  /** Operations with statuses they answered: `GET /health 200`. */
  reached: Set<string>;
  faults: Array<{ fault: Fault; where: string }>;
}

/** Sends a probe, judges its answer and counts both. */
export type Ask = (world: World, probe: Probe, to?: Server) => Promise<Answer>;

export interface Asking {
  strangers: Strangers;
  seed: number;
  /** How many bodies and queries are drawn for each operation. */
  draws: number;
  /** Requests that are still waiting for a twin. */
  unended: Array<Promise<void>>;
}
