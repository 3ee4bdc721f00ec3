import type { Prepare } from './prepare.ts';
import { preparedAccounts } from './prepared-accounts.ts';
import { preparedProviders } from './prepared-providers.ts';
import { preparedRecords } from './prepared-records.ts';

/** What an operation needs to be done, where the example of the document alone is refused. */
export const prepared: Readonly<Record<string, Prepare>> = {
  ...preparedRecords,
  ...preparedAccounts,
  ...preparedProviders,
};
