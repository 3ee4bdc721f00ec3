import type { Db } from '../../kernel/sql/db.ts';
import { nextNumber, numbered } from '../../platform/numbers/next-number.ts';

/** `PL-0001`; taken late, for others wait behind it. */
export const nextListNumber = async (db: Db) => numbered('PL', await nextNumber(db, { sequence: 'price-list' }));
