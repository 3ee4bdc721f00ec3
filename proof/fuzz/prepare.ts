import type { Made } from '../../server/test/contract/examples/made.ts';

export interface Prepared {
  url?: string;
  body?: unknown;
  /** Parameters of the query. */
  query?: Record<string, string>;
}

/** Makes what an operation needs, and tells of the request what differs from the example. */
export type Prepare = (made: Made, url: string) => Promise<Prepared | undefined | void>;
