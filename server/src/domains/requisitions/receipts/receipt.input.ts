import Type from 'typebox';
import {
  choice,
  currency,
  date,
  id,
  instant,
  longText,
  measure,
  nullable,
  price,
  text,
} from '../../../kernel/fields.ts';
import { stockReceipt } from './stock-receipt.ts';

/** What a caller may write of one thing that came; billing adds the line of an invoice. */
export const receiptItemFields = {
  procurementItemId: id('Requisition line'),
  quantity: measure('Delivered, in the unit of the line; what was sent back among it', { examples: ['10'] }),
  rejectedQuantity: Type.Optional(measure('Of it sent back at the door; none unless given', { examples: ['0'] })),
  rejectReason: Type.Optional(nullable(longText(1_000, 'Why it was sent back; required with a rejected quantity'))),
  supplierId: Type.Optional(nullable(id('Supplier; required where several are to deliver the line'))),
  unitCost: Type.Optional(
    nullable(price('What one unit of the line costs, without VAT that is deducted; by the decision unless given')),
  ),
  currency: Type.Optional(currency("Currency of the cost; the company's own unless given")),
  catalogItemId: Type.Optional(nullable(id('Catalog item that the line is, where it is none yet'))),
  withoutItem: Type.Optional(
    nullable(
      choice(
        ['create', 'outside_stock'],
        'What becomes of a line that is no catalog item: a new item, or counted as received and kept outside the stock',
      ),
    ),
  ),
  batchNumber: Type.Optional(nullable(text(100, 'Batch number', { examples: ['П-2026/118'] }))),
  expiresOn: Type.Optional(nullable(date('Good until'))),
};

/** What a caller may write of a receipt. */
export const receiptFields = {
  ...stockReceipt.creation,
  receivedAt: instant('When it was received; not in the future'),
};
