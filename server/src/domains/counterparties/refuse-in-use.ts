import type { Counterparty } from '../../../../nouns/counterparty.ts';
import { inUse } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { counterparty } from './counterparty.ts';

/**
 * Refuses while there is open work with a counterparty, in any of its roles or in those it is about to lose. Domains above this
 * one answer in the database: `counterparty_blockers` is theirs to extend.
 */
export async function refuseInUse(db: Db, id: string, roles?: Counterparty['roles']): Promise<void> {
  const blockers = await db.many<{ entityType: string; role: string; count: number }>(sql`
    select entity_type as "entityType", role, count from counterparty_blockers(tenant_id => ${db.tenant}, counterparty => ${id})
    where ${roles ?? null}::text[] is null or role = any(${roles ?? null}::text[])`);
  if (blockers.length > 0) throw inUse(counterparty.noun, blockers);
}
