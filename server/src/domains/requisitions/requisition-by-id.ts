import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import {
  nameSuppliers,
  presentRequisition,
  presentRow,
  type RequisitionRow,
  requisitionColumns,
} from './requisition.row.ts';
import { type Requisition, requisition } from './requisition.ts';

export async function requisitionById(db: Db, id: string): Promise<Requisition> {
  const row = await db.first<RequisitionRow>(sql`
    select ${requisitionColumns} from requisitions req where req.tenant_id = ${db.tenant} and req.id = ${id}`);
  if (!row) throw notFound(requisition.noun);
  return presentRequisition(db, row);
}

/** Requisitions by their identifiers; those of nobody are left out. */
export async function requisitionsById(db: Db, ids: readonly string[]): Promise<Requisition[]> {
  const rows = await db.many<RequisitionRow>(sql`
    select ${requisitionColumns} from requisitions req where req.tenant_id = ${db.tenant} and req.id = any(${ids}::uuid[])`);
  return nameSuppliers(db, rows.map(presentRow));
}
