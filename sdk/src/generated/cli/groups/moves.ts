// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  'read-moves': {
    call: 'readMoves',
    kind: 'call',
    summary: 'Read what a record may become',
    about:
      'Every move of its lifecycle in order. What stops one is the first of: the `status` it stands in; that `nobody` asks for it, since it follows from something else; the `permission` it takes; an `approval` that waits for others; the `author`, who may not approve his own; what the `record` itself remembers. A move that is allowed may still be refused by what it requires: a dry run of it says by which, with the figures. Where `permission` is null a move asks for that of its own operation.',
    scopes: [
      'counterparties.read',
      'suppliers.read',
      'settings.read',
      'warehouses.read',
      'catalog.read',
      'customer_documents.read',
      'supplier_documents.read',
      'finance.read',
      'price_lists.read',
      'purchase_requisitions.read',
      'documents.read',
      'logistics.read',
    ],
    path: [],
    query: {
      entityType: {
        kind: 'text',
        values: [
          'counterparty',
          'sellerProfile',
          'warehouse',
          'catalogItem',
          'supplierQualification',
          'contract',
          'budget',
          'priceList',
          'procurement',
          'supplierRfq',
          'supplierQuote',
          'purchaseOrder',
          'invoice',
          'salesInvoice',
          'commercialProposal',
          'logisticsObject',
          'driver',
          'logisticsVehicle',
          'deliveryRoute',
          'deliveryBatch',
          'generatedDocument',
        ],
        words: 'Kind of the record',
        isRequired: true,
      },
      entityId: { kind: 'text', words: 'The record', isRequired: true },
    },
  },
};
