import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import {
  choice,
  currency,
  date,
  id,
  instant,
  longText,
  measure,
  nullable,
  object,
  price,
  text,
  version,
} from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';

const receiptLine = object(
  {
    id: id(),
    procurementItemId: id('Requisition line'),
    supplierId: nullable(id('Supplier')),
    allocationId: nullable(id('Decision it was delivered by')),
    invoiceLineId: nullable(id('Invoice line')),
    quantity: measure('Delivered, in the unit of the line', { examples: ['10'] }),
    rejectedQuantity: measure('Sent back at the door', { examples: ['1'] }),
    receivedQuantity: measure('Kept', { examples: ['9'] }),
    rejectReason: nullable(longText(1_000, 'Why it was sent back', { examples: ['Мешки порваны'] })),
    unitCost: nullable(price('What a base unit costs, as it went into the stock')),
    currency: nullable(currency('Currency of the cost')),
    batchNumber: nullable(text(100, 'Batch number', { examples: ['П-2026/118'] })),
    expiresOn: nullable(date('Good until')),
    movementId: nullable(id('Stock movement; none where nothing was kept or the line lies outside the stock')),
    outsideStock: nullable(
      choice(
        ['service', 'chosen', 'no_item'],
        'Why what was kept moved no stock: a service, kept outside by whoever received it, or no catalog item, as receipts before 0.1 had',
      ),
    ),
  },
  { title: 'Line of a receipt' },
);

/** Goods that came for a requisition. It is never changed: what was wrong is taken back as a whole. */
export const stockReceipt = entity({
  type: 'stock_receipt',
  noun: words('Stock receipt', 'Приёмка'),
  audience: 'internal',
  displayName: 'number',
  fields: {
    id: id(),
    number: text(32, 'Number', { examples: ['SR-2026-0001'] }),
    procurementId: id('Requisition'),
    warehouseId: id('Warehouse'),
    receivedAt: instant('Received at'),
    status: choice(['posted', 'reversed'], 'Status'),
    deliveryBatchId: nullable(id('Delivery batch')),
    comment: nullable(longText(1_000, 'Comment')),
    reverseReason: nullable(longText(1_000, 'Why it was taken back')),
    reversedAt: nullable(instant('Taken back')),
    reversedBy: nullable(id('Taken back by')),
    lines: Type.Array(receiptLine, {
      title: 'What came; what one supplier delivers by several decisions stands apart for each',
    }),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
  },
  facts: [],
});

export type StockReceipt = Type.Static<typeof stockReceipt.view>;
