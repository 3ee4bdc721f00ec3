import type { Db } from '../../kernel/db.ts';
import { sql } from '../../kernel/sql.ts';

/** What lines have accepted, by the allocations that stand: in one statement, and only where it differs. */
export const recountLines = (db: Db, requisitionId: string) =>
  db.execute(sql`
    update requisition_lines line set accepted_quantity = held.quantity, actual_amount = held.amount
    from (
      select one.id, coalesce(sum(decided.quantity), 0) as quantity, sum(decided.amount) as amount
      from requisition_lines one
      left join requisition_allocations decided
        on decided.tenant_id = one.tenant_id and decided.line_id = one.id and decided.status = 'accepted'
      where one.tenant_id = ${db.tenant} and one.requisition_id = ${requisitionId} group by one.id) held
    where line.tenant_id = ${db.tenant} and line.id = held.id
      and (line.accepted_quantity, line.actual_amount) is distinct from (held.quantity, held.amount)`);
