import Type from 'typebox';
import type { InputOf } from '../../../../nouns/kit/noun.ts';
import { requisition as declared, type Requisition } from '../../../../nouns/requisition.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { getRecord } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';
import { namedContractColumn } from '../contracts/contract-refs.ts';
import { supplierRefs } from '../counterparties/counterparty-refs.ts';
import { changedItemsField } from './changed-items.ts';

export const requisition = entityOf(declared, { changesTell: { items: Type.Optional(changedItemsField) } });

export const requisitions = store(
  requisition,
  {
    stage: (tenant) => sql`
      (select json_build_object('id', stage.id, 'externalId', stage.external_id, 'name', stage.name, 'color', stage.color)
       from pipeline_stages stage where stage.tenant_id = ${tenant} and stage.id = req.stage_id)`,
    contract: (tenant) => namedContractColumn(tenant, sql`req.contract_id`),
    // Its identifier alone; the names are asked for once for all records.
    selectedSupplier: (tenant) => sql`
      (select json_build_object('supplierId', chosen.id) from (
        select coalesce(req.selected_supplier_id, (
          select case when count(distinct held.supplier_id) = 1 then (array_agg(held.supplier_id))[1] end
          from requisition_allocations held
          where held.tenant_id = ${tenant} and held.requisition_id = req.id and held.status = 'accepted')) as id) chosen
       where chosen.id is not null)`,
    supplyCoverage: () => keptCoverage('supply_percent'),
    invoiceCoverage: () => keptCoverage('invoice_percent'),
    receiptCoverage: () => keptCoverage('receipt_percent'),
  },
  { complete: nameSuppliers },
);

/** A coverage kept as its percent alone. */
function keptCoverage(column: string): Sql {
  const percent = raw(`req.${column}`);
  return sql`json_build_object('percent', trim_scale(${percent})::text, 'status',
    case when ${percent} = 0 then 'not_covered' when ${percent} >= 100 then 'covered' else 'partially_covered' end)`;
}

async function nameSuppliers<Row extends Partial<Requisition>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ selectedSupplier }) => selectedSupplier?.supplierId ?? []))];
  if (ids.length === 0) return rows;
  const suppliers = await supplierRefs(db, ids);
  const named = ({ supplierId }: { supplierId: string }) => {
    const { counterpartyId, name, inn } = suppliers.get(supplierId) ?? {};
    return counterpartyId === undefined ? null : { supplierId, counterpartyId, name, inn };
  };
  return rows.map((row) => (row.selectedSupplier ? { ...row, selectedSupplier: named(row.selectedSupplier) } : row));
}

/** What a caller may write of the header; the status and the stage have addresses of their own. */
export type HeaderInput = InputOf<typeof declared> & Pick<Partial<Requisition>, 'selectedSupplierId'>;

export const getRequisition = getRecord(requisitions, {
  name: 'requisitions.get-requisition',
  summary: words('Get the header of a requisition', 'Получить заголовок заявки'),
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
});
