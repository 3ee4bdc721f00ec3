import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type AcceptedAllocation, allocationsOfLines } from '../../requisitions/allocations/allocations-of.ts';

/** What was accepted from quotes, by whichever of their versions. */
export async function acceptedFrom(db: Db, quoteIds: readonly string[]): Promise<AcceptedAllocation[]> {
  const lines = await db.many<{ id: string }>(sql`
    select distinct line.requisition_line_id as id from supplier_quote_lines line
    where line.tenant_id = ${db.tenant} and line.quote_id = any(${quoteIds}::uuid[]) and line.requisition_line_id is not null`);
  if (lines.length === 0) return [];
  const accepted = await allocationsOfLines(
    db,
    lines.map(({ id }) => id),
  );
  return accepted.filter(({ quoteId }) => quoteId !== null && quoteIds.includes(quoteId));
}
