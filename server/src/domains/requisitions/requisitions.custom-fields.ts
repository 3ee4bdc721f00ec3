import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { customFieldHost } from '../../platform/custom-fields/host.ts';
import { getLine } from './operations/get-line.ts';
import { getRequisition } from './operations/get-requisition.ts';
import { updateLine } from './operations/update-line.ts';
import { updateRequisition } from './operations/update-requisition.ts';
import { requisition } from './requisition.ts';
import { requisitionLine } from './requisition-line.ts';

export const requisitionCustomFields = customFieldHost({
  entityType: 'procurement',
  card: requisition,
  get: getRequisition,
  update: updateRequisition,
  values: (db, ids) =>
    valuesBy(
      db,
      sql`select id, custom_fields from requisitions where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
    ),
});

export const lineCustomFields = customFieldHost({
  entityType: 'procurementItem',
  card: requisitionLine,
  get: getLine,
  update: updateLine,
  values: (db, ids) =>
    valuesBy(
      db,
      sql`select id, custom_fields from requisition_lines where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
    ),
});

async function valuesBy(db: Db, statement: Sql) {
  const rows = await db.many<{ id: string; custom_fields: Record<string, unknown> }>(statement);
  return new Map(rows.map((row) => [row.id, row.custom_fields]));
}
