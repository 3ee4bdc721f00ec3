import type { WriteContext } from '../../kernel/operation.ts';
import { assignments, sql } from '../../kernel/sql/sql.ts';
import { type CounterpartyRow, counterpartyColumns, presentCounterparty } from './counterparty.row.ts';
import type { Counterparty } from './counterparty.ts';

interface Standing {
  status: Counterparty['status'];
  block_reason: string | null;
  blocked_until: string | null;
  archived_at: string | null;
}

/** Writes a status that the lifecycle has allowed for a counterparty the caller has locked. */
export async function writeStatus(ctx: WriteContext, id: string, standing: Standing): Promise<Counterparty> {
  const row = await ctx.db.one<CounterpartyRow>(sql`
    update counterparties party set ${assignments({ ...standing, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = now()
    where party.tenant_id = ${ctx.db.tenant} and party.id = ${id} returning ${counterpartyColumns}`);
  return presentCounterparty(row);
}
