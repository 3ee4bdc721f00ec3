import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type CounterpartyRef, supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { coverageOf } from '../coverage.ts';
import type { RequisitionSupplier } from './requisition-supplier.ts';

interface SupplierRow {
  id: string;
  requisition_id: string;
  supplier_id: string;
  counterparty_id: string;
  contact_id: string | null;
  status: RequisitionSupplier['status'];
  note: string | null;
  exclude_reason: string | null;
  added_from: RequisitionSupplier['addedFrom'];
  invited_at: string | null;
  declined_at: string | null;
  quoted_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  lines: number;
  amount: string | null;
  /** In base units, as is what all lines want. */
  quantity: string;
  wanted: string;
}

/** Suppliers of a requisition by name, each with what was accepted from it; two statements however many there are. */
export async function presentSuppliers(
  db: Db,
  requisitionId: string,
  { supplyCoverage }: Pick<Requisition, 'supplyCoverage'>,
): Promise<RequisitionSupplier[]> {
  const rows = await db.many<SupplierRow>(sql`
    select one.id, one.requisition_id, one.supplier_id, one.counterparty_id, one.contact_id, one.status, one.note, one.exclude_reason,
      one.added_from, one.invited_at, one.declined_at, one.quoted_at, one.version, one.created_at, one.updated_at,
      held.lines, held.amount, held.quantity, needed.wanted
    from requisition_suppliers one
    cross join lateral (
      select count(distinct decided.line_id)::int as lines, sum(decided.amount) as amount,
        coalesce(sum(decided.quantity * line.factor_to_base), 0) as quantity
      from requisition_allocations decided
      join requisition_lines line on line.tenant_id = decided.tenant_id and line.id = decided.line_id
      where decided.tenant_id = one.tenant_id and decided.requisition_id = one.requisition_id and decided.supplier_id = one.supplier_id
        and decided.status = 'accepted') held
    cross join lateral (
      select coalesce(sum(line.quantity * line.factor_to_base), 0) as wanted from requisition_lines line
      where line.tenant_id = one.tenant_id and line.requisition_id = one.requisition_id and line.status = 'active') needed
    where one.tenant_id = ${db.tenant} and one.requisition_id = ${requisitionId} order by one.id`);
  if (rows.length === 0) return [];
  const refs = await supplierRefs(
    db,
    rows.map((row) => row.supplier_id),
  );
  const isDecided = supplyCoverage.status === 'covered';
  return rows
    .map((row) => present(row, refs.get(row.supplier_id), isDecided))
    .sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

const present = (row: SupplierRow, ref: CounterpartyRef | undefined, isDecided: boolean): RequisitionSupplier => ({
  id: row.id,
  procurementId: row.requisition_id,
  supplierId: row.supplier_id,
  counterpartyId: row.counterparty_id,
  name: ref?.name ?? '',
  contactId: row.contact_id,
  status: standing(row, isDecided),
  note: row.note,
  excludeReason: row.exclude_reason,
  addedFrom: row.added_from,
  invitedAt: row.invited_at,
  declinedAt: row.declined_at,
  quotedAt: row.quoted_at,
  supplyCoverage: {
    ...coverageOf(row.quantity, new Exact(row.wanted).isZero() ? '1' : row.wanted),
    lines: row.lines,
    amount: row.amount,
  },
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Who holds accepted quantities is selected; who quoted and holds none when all is decided is not. */
function standing({ status, lines }: SupplierRow, isDecided: boolean): RequisitionSupplier['status'] {
  if (lines > 0) return 'selected';
  return status === 'quoted' && isDecided ? 'not_selected' : status;
}
