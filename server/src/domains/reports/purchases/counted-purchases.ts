import type { Db } from '../../../kernel/sql/db.ts';

/** What is counted: these purchases, by the clocks of the company. */
export interface CountedPurchases {
  db: Db;
  purchaseIds: readonly string[];
  timezone: string;
}
