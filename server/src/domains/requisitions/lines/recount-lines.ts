import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/**
 * What lines have accepted, by the allocations that stand: in one statement, and only where it differs. Each line looks for its own:
 * joined as a whole, all allocations would be read through for every line.
 */
export const recountLines = (db: Db, requisitionId: string) =>
  db.execute(sql`
    update requisition_lines line set accepted_quantity = held.quantity, actual_amount = held.amount
    from requisition_lines one
    cross join lateral (
      select trim_scale(coalesce(sum(decided.quantity), 0)) as quantity, sum(decided.amount) as amount from requisition_allocations decided
      where decided.tenant_id = ${db.tenant} and decided.line_id = one.id and decided.status = 'accepted') held
    where one.tenant_id = ${db.tenant} and one.requisition_id = ${requisitionId}
      and line.tenant_id = ${db.tenant} and line.id = one.id
      and (line.accepted_quantity, line.actual_amount) is distinct from (held.quantity, held.amount)`);
