import type { Made } from '../../server/test/contract/examples/made.ts';
import { preparedAccounts } from './prepared-accounts.ts';
import { preparedProviders } from './prepared-providers.ts';
import { preparedRecords } from './prepared-records.ts';

export interface Prepared {
  url?: string;
  body?: unknown;
  /** Parameters of the query. */
  query?: Record<string, string>;
}

export type Prepare = (made: Made, url: string) => Promise<Prepared | undefined | void>;

/** What an operation needs to be done, where the example of the document alone is refused. */
export const prepared: Readonly<Record<string, Prepare>> = {
  ...preparedRecords,
  ...preparedAccounts,
  ...preparedProviders,
};
