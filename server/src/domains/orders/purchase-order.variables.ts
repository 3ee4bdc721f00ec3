import { purchaseOrder as declared, type PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import { purchaseOrderLine as line, type PurchaseOrderLine } from '../../../../nouns/purchase-order-line.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { customerVariables } from '../counterparties/customer.variables.ts';
import { sellerVariables } from '../sellers/seller.variables.ts';
import { linesByOrder } from './lines/purchase-order-line.ts';
import { purchaseOrders } from './purchase-order.ts';

const texts = [
  ...(['number', 'procurementNumber', 'currency', 'vatMode', 'deliveryTerms', 'paymentTerms', 'comment'] as const),
  ...(['expectedDate', 'deliveryAddress'] as const),
];

const sums = ['netAmount', 'vatAmount', 'grossAmount'] as const;

const ofRows = [
  ...(['position', 'name', 'sku', 'quantity', 'vatRate', 'netAmount', 'vatAmount', 'grossAmount'] as const),
  ...(['lineAmount', 'wantedDate'] as const),
];

const reading = { scopes: ['documents.read', 'supplier_documents.read'], permission: 'purchase_orders.read' } as const;

const ofOrders = { domain: 'documents', entityTypes: ['purchaseOrder'], exists: ordersThere };

/** What an order says of itself as a document; our party stands as the seller, the supplier in the place of the customer, as in contracts. */
export const orderVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofOrders,
    groups: [
      {
        ...reading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, texts),
          ...Object.fromEntries(sums.map((name) => [name, variableOf(declared.fields, name, 'money')])),
          totalAmount: variableOf(declared.fields, 'grossAmount', 'money'),
          rowCount: variableOf(declared.fields, 'lineCount'),
          revision: {
            label: words('Revision, empty for the first', 'Редакция, для первой пусто'),
            valueType: 'number',
          },
          date: { label: words('Date of the document', 'Дата документа'), valueType: 'date' },
        },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofOrders,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: {
          ...Object.fromEntries(ofRows.map((name) => [`rows[].${name}`, variableOf(line.fields, name, 'array')])),
          'rows[].unitPrice': variableOf(line.fields, 'price', 'array'),
          'rows[].uom': { ...variableOf(line.fields, 'uom', 'array'), choices: unitSymbols },
        },
      },
    ],
  }),
  sellerVariables({ ...ofOrders, ...reading, partiesOf: (db, ids) => named(db, ids, 'sellerProfileId') }),
  customerVariables({ ...ofOrders, ...reading, partiesOf: (db, ids) => named(db, ids, 'counterpartyId') }),
];

async function ordersThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await purchaseOrders.byIds(db, ids)).map(({ id }) => id));
}

/** Dated by the portal's own clock; delivered to the warehouse where no address is given. */
async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  const orders = await purchaseOrders.byIds(db, ids);
  const more = await db.many<{ id: string; date: string; address: string | null }>(sql`
    select po.id, (po.created_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as date, place.address
    from purchase_orders po left join regional_settings regional on regional.tenant_id = ${db.tenant}
    left join warehouses place on place.tenant_id = ${db.tenant} and place.id = po.delivery_warehouse_id
    where po.tenant_id = ${db.tenant} and po.id = any(${ids}::uuid[])`);
  const known = new Map(more.map((one) => [one.id, one]));
  return new Map(orders.map((order) => [order.id, headerOf(order, known.get(order.id))]));
}

const headerOf = (order: PurchaseOrder, more: { date: string; address: string | null } | undefined) => ({
  ...order,
  totalAmount: order.grossAmount,
  rowCount: order.lineCount,
  revision: order.revision > 1 ? order.revision : null,
  date: more?.date,
  deliveryAddress: order.deliveryAddress ?? more?.address,
});

async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const lines = await linesByOrder(db, ids);
  const leaves = {
    ...Object.fromEntries([...ofRows, 'uom' as const].map((name) => [name, (one: PurchaseOrderLine) => one[name]])),
    unitPrice: (one: PurchaseOrderLine) => one.price,
  };
  return new Map(ids.map((id) => [id, inStep('rows[].', lines.get(id) ?? [], leaves)]));
}

const named = async (db: Db, ids: readonly string[], by: 'sellerProfileId' | 'counterpartyId') =>
  new Map((await purchaseOrders.byIds(db, ids)).map((order) => [order.id, order[by]]));
