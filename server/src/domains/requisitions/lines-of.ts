import type { Db } from '../../kernel/db.ts';
import { type Sql, sql } from '../../kernel/sql.ts';
import { supplierRefs } from '../counterparties/counterparty-refs.ts';
import { type LineRow, lineColumns, presentLine } from './requisition-line.row.ts';
import type { RequisitionLine } from './requisition-line.ts';

/** All lines of a requisition in their order, cancelled ones too, each with its counters and who supplies it. */
export const linesOf = (db: Db, requisitionId: string): Promise<RequisitionLine[]> =>
  linesWhere(db, sql`line.requisition_id = ${requisitionId}`);

/** Lines by their identifiers, of whatever requisitions; those of nobody are left out. */
export const linesById = (db: Db, lineIds: readonly string[]): Promise<RequisitionLine[]> =>
  linesWhere(db, sql`line.id = any(${lineIds}::uuid[])`);

/** All lines of several requisitions. */
export const linesByRequisition = (db: Db, requisitionIds: readonly string[]): Promise<RequisitionLine[]> =>
  linesWhere(db, sql`line.requisition_id = any(${requisitionIds}::uuid[])`);

async function linesWhere(db: Db, condition: Sql): Promise<RequisitionLine[]> {
  const rows = await db.many<LineRow>(sql`
    select ${lineColumns} from requisition_lines line
    where line.tenant_id = ${db.tenant} and ${condition} order by line.requisition_id, line.position`);
  const supplierIds = [...new Set(rows.flatMap(({ holders }) => holders ?? []).map(({ supplierId }) => supplierId))];
  const suppliers = supplierIds.length > 0 ? await supplierRefs(db, supplierIds) : new Map();
  return rows.map((row) => presentLine(row, (id) => suppliers.get(id)?.name ?? ''));
}
