import { supplierReturn as declared } from '../../../../nouns/supplier-return.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const supplierReturn = entityOf(declared);

export const supplierReturns = store(supplierReturn, {
  receiptNumber: (tenant) => sql`
    (select receipt.number from stock_receipts receipt where receipt.tenant_id = ${tenant} and receipt.id = back.receipt_id)`,
  procurementNumber: (tenant) => sql`
    (select req.number from requisitions req where req.tenant_id = ${tenant} and req.id = back.requisition_id)`,
  supplier: (tenant) => sql`
    (select json_build_object('name', party.short_name, 'inn', party.inn) from counterparties party
     where party.tenant_id = ${tenant} and party.id = back.counterparty_id)`,
  lines: (tenant) => sql`
    (select json_agg(json_build_object('id', line.id, 'position', line.position, 'receiptLineId', line.receipt_line_id,
        'procurementItemId', line.line_id, 'catalogItemId', line.catalog_item_id, 'name', line.name, 'sku', line.sku,
        'quantity', trim_scale(line.quantity)::text, 'uom', line.uom, 'movementId', line.movement_id) order by line.position)
     from supplier_return_lines line where line.tenant_id = ${tenant} and line.return_id = back.id)`,
});

export const returnReading = {
  permission: 'purchase_requisitions.read',
  scope: 'purchase_requisitions.read',
} as const;

/** Whoever receives goods sends them back. */
export const returnWriting = { permission: 'stock.receive', scope: 'purchase_requisitions.write' } as const;

/** Whoever enters invoices enters credit notes. */
export const creditWriting = {
  permission: 'invoices.update',
  scope: ['supplier_documents.write', 'finance.write'],
} as const;

export const getReturn = getRecord(supplierReturns, {
  name: 'supplier-returns.get-return',
  summary: words('Get a return to a supplier', 'Получить возврат поставщику'),
  description: 'With its lines. What is owed for them is shown to who may see costs of the catalog.',
  ...returnReading,
});

export const listReturns = listRecords(
  supplierReturns,
  listingOf(declared, {
    name: 'supplier-returns',
    defaultSort: '-createdAt',
    searched: {
      kind: 'supplier_return',
      parties: 'as words',
      by: 'numbers of the return, its receipt, requisition and credit note, names and articles of lines, comment, supplier and its taxpayer number',
    },
  }),
  {
    name: 'supplier-returns.list-returns',
    summary: words('List returns to suppliers', 'Список возвратов поставщикам'),
    description: 'Each with its lines. `status=awaiting_credit` finds what suppliers still owe for.',
    ...returnReading,
  },
);
