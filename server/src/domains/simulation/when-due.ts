import type { Db } from '../../kernel/sql/db.ts';
import { factById } from '../../platform/audit/fact-by-id.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The moment so long after a fact: its counterparty may hear of it later, when the clock has gone on. */
export const afterFact = async (db: Db, factId: string, ms: number): Promise<string> =>
  new Date(Date.parse((await factById(db, factId)).occurredAt) + ms).toISOString();
