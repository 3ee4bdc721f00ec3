import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { requisitionLines } from './requisition-line.ts';

/** All lines of a requisition in their order, cancelled ones too, each with its counters and who supplies it. */
export const linesOf = (db: Db, requisitionId: string): Promise<RequisitionLine[]> =>
  linesWhere(db, sql`line.requisition_id = ${requisitionId}`);

/** Lines by their identifiers, of any requisitions; unknown identifiers are left out. */
export const linesById = (db: Db, lineIds: readonly string[]): Promise<RequisitionLine[]> =>
  linesWhere(db, sql`line.id = any(${lineIds}::uuid[])`);

/** All lines of several requisitions. */
export const linesByRequisition = (db: Db, requisitionIds: readonly string[]): Promise<RequisitionLine[]> =>
  linesWhere(db, sql`line.requisition_id = any(${requisitionIds}::uuid[])`);

const linesWhere = (db: Db, condition: Sql) =>
  requisitionLines.read(db, sql`${requisitionLines.select(db, condition)} order by line.requisition_id, line.position`);

/** The first lines of each of several requisitions, by requisition. */
export async function firstLinesOf(
  db: Db,
  requisitionIds: readonly string[],
  most: number,
): Promise<Map<string, RequisitionLine[]>> {
  if (requisitionIds.length === 0) return new Map();
  const lines = await requisitionLines.read(
    db,
    sql`select ${requisitionLines.shown()} from unnest(${requisitionIds}::uuid[]) wanted(id) cross join lateral (
      select * from requisition_lines one where one.tenant_id = ${db.tenant} and one.requisition_id = wanted.id
      order by one.position limit ${most}) line
    order by line.requisition_id, line.position`,
  );
  return Map.groupBy(lines, ({ procurementId }) => procurementId);
}
