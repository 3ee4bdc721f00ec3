import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { supplierRefs } from '../counterparties/counterparty-refs.ts';
import { type LineRow, ownLineColumns, presentLine } from './requisition-line.row.ts';
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

/** The first lines of each of several requisitions, by requisition. */
export async function firstLinesOf(
  db: Db,
  requisitionIds: readonly string[],
  most: number,
): Promise<Map<string, RequisitionLine[]>> {
  if (requisitionIds.length === 0) return new Map();
  const rows = await db.many<OwnRow>(sql`
    select ${ownLineColumns} from unnest(${requisitionIds}::uuid[]) wanted(id) cross join lateral (
      select * from requisition_lines one where one.tenant_id = ${db.tenant} and one.requisition_id = wanted.id
      order by one.position limit ${most}) line
    order by line.requisition_id, line.position`);
  return Map.groupBy(await presentLines(db, rows), ({ procurementId }) => procurementId);
}

async function linesWhere(db: Db, condition: Sql): Promise<RequisitionLine[]> {
  const rows = await db.many<OwnRow>(sql`
    select ${ownLineColumns} from requisition_lines line
    where line.tenant_id = ${db.tenant} and ${condition} order by line.requisition_id, line.position`);
  return presentLines(db, rows);
}

type OwnRow = Omit<LineRow, 'holders'>;

interface Holder {
  line_id: string;
  supplierId: string;
  quantity: string;
}

async function presentLines(db: Db, rows: readonly OwnRow[]): Promise<RequisitionLine[]> {
  if (rows.length === 0) return [];
  // Of all lines at once: a plan made while nobody had decided anything reads the whole table, and would do so for every line.
  const held = await db.many<Holder>(sql`
    select one.line_id, one.supplier_id as "supplierId", sum(one.quantity)::text as quantity from requisition_allocations one
    where one.tenant_id = ${db.tenant} and one.line_id = any(${rows.map(({ id }) => id)}::uuid[]) and one.status = 'accepted'
    group by one.line_id, one.supplier_id`);
  const supplierIds = [...new Set(held.map(({ supplierId }) => supplierId))];
  const suppliers = supplierIds.length > 0 ? await supplierRefs(db, supplierIds) : new Map();
  const ofLine = Map.groupBy(held, ({ line_id }) => line_id);
  return rows.map((row) => {
    const holders = (ofLine.get(row.id) ?? []).map(({ supplierId, quantity }) => ({ supplierId, quantity }));
    return presentLine({ ...row, holders }, (id) => suppliers.get(id)?.name ?? '');
  });
}
