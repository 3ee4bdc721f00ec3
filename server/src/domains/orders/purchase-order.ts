import type { InputOf } from '../../../../nouns/kit/noun.ts';
import { purchaseOrder as declared, type PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql, withTenant } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';
import { type CounterpartyRef, counterpartyRefs } from '../counterparties/counterparty-refs.ts';
import { aboveReceivedText } from './invoicing/above-received-text.ts';
import { leftAmountText } from './invoicing/left-amount-text.ts';
import { lateText } from './late-text.ts';

export const purchaseOrder = entityOf(declared);

/** Whoever changes an order holds its requisition first: `holdOrder`. */
export const purchaseOrders = store(
  purchaseOrder,
  {
    procurementNumber: (tenant) => sql`
      (select req.number from requisitions req where req.tenant_id = ${tenant} and req.id = po.requisition_id)`,
    // Its identifiers alone; the names are asked for once for all records.
    supplier: () =>
      sql`json_build_object('supplierId', po.supplier_id, 'counterpartyId', po.counterparty_id, 'name', '', 'inn', null)`,
    leftAmount: () => withTenant(leftAmountText),
    late: () => withTenant(lateText),
  },
  { complete: nameSuppliers },
);

async function nameSuppliers<Row extends Partial<PurchaseOrder>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.map(({ counterpartyId }) => counterpartyId as string))];
  const parties: ReadonlyMap<string, CounterpartyRef> = ids.length > 0 ? await counterpartyRefs(db, ids) : new Map();
  return rows.map((row) => {
    const { name = '', inn = null } = parties.get(row.counterpartyId as string) ?? {};
    return { ...row, supplier: { ...row.supplier, name, inn } };
  });
}

/** What a caller may write of the header; lines and the status have ways of their own. */
export type HeaderInput = InputOf<typeof declared>;

export const orderListing = listingOf(declared, {
  name: 'purchase-orders',
  defaultSort: '-updatedAt',
  searched: {
    kind: 'purchase_order',
    parties: 'as words',
    by: 'numbers of the order and its requisition, names and articles of lines, comment and terms, supplier and its taxpayer number',
  },
  ordered: ['updatedAt'],
  fields: {
    late: { column: lateText, kind: 'boolean' },
    invoicedAboveReceived: { column: aboveReceivedText, kind: 'boolean' },
    leftAmount: { column: leftAmountText, kind: 'decimal' },
  },
});

export const orderReading = {
  permission: 'purchase_orders.read',
  scope: ['supplier_documents.read', 'documents.read'],
} as const;

export const orderWriting = { permission: 'purchase_orders.update', scope: 'supplier_documents.write' } as const;
