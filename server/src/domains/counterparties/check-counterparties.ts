import { refuseUnknown } from '../../kernel/problems/refuse-unknown.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { counterpartyRefs } from './counterparty-refs.ts';

/** Refuses counterparties that are not there, each at its place in the list `field`. */
export async function checkCounterparties(db: Db, ids: readonly string[], field: string): Promise<void> {
  if (ids.length > 0) refuseUnknown(ids, await counterpartyRefs(db, ids), field);
}
