import {
  requisitionSupplier as declared,
  type RequisitionSupplier,
} from '../../../../../nouns/requisition-supplier.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { store } from '../../../platform/records/store.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { coverageOf } from '../coverage.ts';

export const requisitionSupplier = entityOf(declared);

const requisitionSuppliers = store(
  requisitionSupplier,
  {
    name: () => sql`''`,
    // Who holds accepted quantities is selected; who quoted and holds none when all is decided is not.
    status: (tenant) => sql`
      case when exists (
          select 1 from requisition_allocations decided
          where decided.tenant_id = ${tenant} and decided.requisition_id = one.requisition_id
            and decided.supplier_id = one.supplier_id and decided.status = 'accepted') then 'selected'
        when one.status = 'quoted' and (
          select req.supply_percent >= 100 from requisitions req
          where req.tenant_id = ${tenant} and req.id = one.requisition_id) then 'not_selected'
        else one.status end`,
    // Quantities are in base units, as is what all lines want.
    supplyCoverage: (tenant) => sql`
      (select json_build_object('lines', count(distinct decided.line_id)::int, 'amount', sum(decided.amount)::text,
          'quantity', coalesce(sum(decided.quantity * line.factor_to_base), 0)::text,
          'wanted', (
            select coalesce(sum(needed.quantity * needed.factor_to_base), 0)::text from requisition_lines needed
            where needed.tenant_id = ${tenant} and needed.requisition_id = one.requisition_id and needed.status = 'active'))
       from requisition_allocations decided
       join requisition_lines line on line.tenant_id = ${tenant} and line.id = decided.line_id
       where decided.tenant_id = ${tenant} and decided.requisition_id = one.requisition_id
         and decided.supplier_id = one.supplier_id and decided.status = 'accepted')`,
  },
  { complete: nameAndCount },
);

interface Accepted {
  lines: number;
  amount: string | null;
  quantity: string;
  wanted: string;
}

async function nameAndCount<Row extends Partial<RequisitionSupplier>>(db: Db, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return rows;
  const refs = await supplierRefs(
    db,
    rows.flatMap(({ supplierId }) => supplierId ?? []),
  );
  return rows.map((row) => {
    const { lines, amount, quantity, wanted } = row.supplyCoverage as unknown as Accepted;
    const covered = coverageOf(quantity, new Exact(wanted).isZero() ? '1' : wanted);
    return { ...row, name: refs.get(row.supplierId ?? '')?.name ?? '', supplyCoverage: { ...covered, lines, amount } };
  });
}

/** Suppliers of a requisition by name, each with what was accepted from it; two statements however many there are. */
export async function suppliersOf(db: Db, requisitionId: string): Promise<RequisitionSupplier[]> {
  const suppliers = await requisitionSuppliers.read(
    db,
    sql`${requisitionSuppliers.select(db, sql`one.requisition_id = ${requisitionId}`)} order by one.id`,
  );
  return suppliers.sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}
