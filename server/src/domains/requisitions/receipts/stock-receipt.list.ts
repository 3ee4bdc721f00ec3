import type { Listing } from '../../../kernel/lists/listing.ts';

export const receiptListing: Listing = {
  name: 'stock-receipts',
  from: 'stock_receipts receipt',
  alias: 'receipt',
  defaultSort: '-updatedAt',
  fields: {
    id: { column: 'receipt.id', kind: 'id', sortable: true },
    number: { column: 'receipt.number', kind: 'text', sortable: true },
    procurementId: { column: 'receipt.requisition_id', kind: 'id' },
    warehouseId: { column: 'receipt.warehouse_id', kind: 'id' },
    supplierId: {
      column: 'receipt.id',
      kind: 'related',
      among:
        'select came.receipt_id from stock_receipt_lines came where came.tenant_id = tenant_id() and came.supplier_id',
    },
    status: { column: 'receipt.status', kind: 'choice', values: ['posted', 'reversed'] },
    receivedAt: { column: 'receipt.received_at', kind: 'instant', sortable: true },
    reversedAt: { column: 'receipt.reversed_at', kind: 'instant', nullable: true },
    createdAt: { column: 'receipt.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'receipt.updated_at', kind: 'instant', sortable: true },
  },
};
