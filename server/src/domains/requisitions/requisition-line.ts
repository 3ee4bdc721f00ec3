import type Type from 'typebox';
import { requisitionLine as declared, type RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { object } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { getRecord } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';
import { supplierRefs } from '../counterparties/counterparty-refs.ts';
import { coverageOf, remainingOf } from './coverage.ts';

export const requisitionLine = entityOf(declared);

export const requisitionLines = store(
  requisitionLine,
  {
    // What was accepted; from whom, and how far that covers the line, is added for all lines at once.
    supplyCoverage: () =>
      sql`json_build_object('acceptedQuantity', trim_scale(line.accepted_quantity)::text, 'wanted', line.quantity::text)`,
    sourceRef: () => sql`
      case when line.source_job_id is not null
        then json_build_object('jobId', line.source_job_id, 'rowId', coalesce(line.source_row_id, '')) end`,
  },
  { complete: cover },
);

interface Holder {
  lineId: string;
  supplierId: string;
  quantity: string;
}

/** Who supplies each line. */
async function cover<Row extends Partial<RequisitionLine>>(db: Db, rows: Row[]): Promise<Row[]> {
  if (!rows.some(({ supplyCoverage }) => supplyCoverage)) return rows;
  // Of all lines at once: a plan made while nobody had decided anything reads the whole table, and would do so for every line.
  const held = await db.many<Holder>(sql`
    select one.line_id as "lineId", one.supplier_id as "supplierId", sum(one.quantity)::text as quantity
    from requisition_allocations one
    where one.tenant_id = ${db.tenant} and one.line_id = any(${rows.map(({ id }) => id)}::uuid[]) and one.status = 'accepted'
    group by one.line_id, one.supplier_id`);
  const supplierIds = [...new Set(held.map(({ supplierId }) => supplierId))];
  const suppliers = supplierIds.length > 0 ? await supplierRefs(db, supplierIds) : new Map();
  const ofLine = Map.groupBy(held, ({ lineId }) => lineId);
  return rows.map((row) => {
    const { acceptedQuantity, wanted } = row.supplyCoverage as unknown as { acceptedQuantity: string; wanted: string };
    const holders = (ofLine.get(row.id ?? '') ?? []).map(({ supplierId, quantity }) => ({
      ...{ supplierId, quantity },
      name: suppliers.get(supplierId)?.name ?? '',
    }));
    const supplyCoverage = {
      ...coverageOf(acceptedQuantity, wanted),
      acceptedQuantity,
      remainingQuantity: remainingOf(acceptedQuantity, wanted),
      suppliers: holders.sort((a, b) => a.name.localeCompare(b.name, 'ru')),
    };
    return { ...row, supplyCoverage };
  });
}

/** What a caller may write of a line. */
export const lineFields = requisitionLine.change;

/** A new line: what is needed, by its name or its catalog item, and how much of it. */
export const newLine = object(requisitionLine.creation, { title: 'New line' });

const anyLine = object(lineFields);

export type LineInput = Type.Static<typeof anyLine>;

/** Most lines a requisition is sent at once. */
export const mostLines = 2_000;

export const getLine = getRecord(requisitionLines, {
  name: 'requisitions.get-line',
  summary: words('Get a line of a requisition', 'Получить строку заявки'),
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
});
