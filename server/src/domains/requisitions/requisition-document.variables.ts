import { requisition as declared } from '../../../../nouns/requisition.ts';
import { requisitionLine as line, type RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { linesByRequisition } from './lines-of.ts';
import { requisitions } from './requisition.ts';

const texts = [
  ...(['number', 'title', 'status', 'priority', 'departmentName', 'dueDate', 'budgetCode', 'currency'] as const),
  ...(['deliveryAddress', 'comment'] as const),
];

const ofRows = ['position', 'name', 'sku', 'quantity', 'vatRate', 'manufacturer'] as const;

const reading = {
  scopes: ['documents.read', 'purchase_requisitions.read'],
  permission: 'purchase_requisitions.read',
} as const;

const ofRequisitions = { domain: 'documents', entityTypes: ['procurement'], exists: requisitionsThere };

const named = (en: string, ru: string) => ({ label: words(en, ru), valueType: 'string' as const });

/** What a requisition says of itself as a document; its rows are the active lines. */
export const requisitionDocumentVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofRequisitions,
    groups: [
      {
        ...reading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, texts),
          totalAmount: variableOf(declared.fields, 'plannedTotal', 'money'),
          budgetAmount: variableOf(declared.fields, 'budgetAmount', 'money'),
          rowCount: variableOf(declared.fields, 'lineCount'),
          approvedAt: { label: words('Day of the approval', 'День согласования'), valueType: 'date' },
          date: { label: words('Date of the document', 'Дата документа'), valueType: 'date' },
          customerName: named('Customer', 'Заказчик'),
          responsibleName: named('Responsible', 'Ответственный'),
          requesterName: named('Requested by', 'Инициатор'),
          approvedByName: named('Approved by', 'Кто согласовал'),
        },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofRequisitions,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: {
          ...Object.fromEntries(ofRows.map((name) => [`rows[].${name}`, variableOf(line.fields, name, 'array')])),
          'rows[].unitPrice': variableOf(line.fields, 'plannedPrice', 'array'),
          'rows[].wantedDate': variableOf(line.fields, 'requiredAt', 'array'),
          'rows[].lineAmount': variableOf(line.fields, 'plannedAmount', 'array'),
          'rows[].uom': { ...variableOf(line.fields, 'uom', 'array'), choices: unitSymbols },
        },
      },
    ],
  }),
];

async function requisitionsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await requisitions.byIds(db, ids)).map(({ id }) => id));
}

interface Named {
  id: string;
  date: string;
  approvedAt: string | null;
  address: string | null;
  customerName: string | null;
  responsibleName: string | null;
  requesterName: string | null;
  approvedByName: string | null;
}

/** Dated by the portal's own clock; delivered to the warehouse where no address is given. */
async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  const [held, more] = await Promise.all([
    requisitions.byIds(db, ids),
    db.many<Named>(sql`
      select req.id, (req.created_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as date,
        (req.approved_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as "approvedAt",
        place.address, customer.short_name as "customerName", responsible.full_name as "responsibleName",
        requester.full_name as "requesterName", approver.full_name as "approvedByName"
      from requisitions req left join regional_settings regional on regional.tenant_id = ${db.tenant}
      left join warehouses place on place.tenant_id = ${db.tenant} and place.id = req.delivery_warehouse_id
      left join counterparties customer on customer.tenant_id = ${db.tenant} and customer.id = req.customer_id
      left join users responsible on responsible.tenant_id = ${db.tenant} and responsible.id = req.responsible_id
      left join users requester on requester.tenant_id = ${db.tenant} and requester.id = req.requester_id
      left join users approver on approver.tenant_id = ${db.tenant} and approver.id = req.approved_by
      where req.tenant_id = ${db.tenant} and req.id = any(${ids}::uuid[])`),
  ]);
  const known = new Map(more.map(({ id, address, ...names }) => [id, { address, names }]));
  return new Map(
    held.map((one) => {
      const { address = null, names } = known.get(one.id) ?? {};
      const { plannedTotal: totalAmount, lineCount: rowCount } = one;
      return [one.id, { ...one, ...names, totalAmount, rowCount, deliveryAddress: one.deliveryAddress ?? address }];
    }),
  );
}

async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const lines = (await linesByRequisition(db, ids)).filter(({ status }) => status === 'active');
  const byRequisition = Map.groupBy(lines, ({ procurementId }) => procurementId);
  const leaves = {
    ...Object.fromEntries([...ofRows, 'uom' as const].map((name) => [name, (one: RequisitionLine) => one[name]])),
    unitPrice: (one: RequisitionLine) => one.plannedPrice,
    wantedDate: (one: RequisitionLine) => one.requiredAt,
    lineAmount: (one: RequisitionLine) => (one.plannedPrice === null ? null : one.plannedAmount),
  };
  return new Map(ids.map((id) => [id, inStep('rows[].', byRequisition.get(id) ?? [], leaves)]));
}
