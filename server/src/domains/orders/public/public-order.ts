import Type, { type Static } from 'typebox';
import { type OrderState, orderStates } from '../../../../../nouns/order-states.ts';
import { choice, flag, instant, integer, nullable, object, text } from '../../../kernel/fields.ts';
import { purchaseOrderLine } from '../lines/purchase-order-line.ts';
import { purchaseOrder } from '../purchase-order.ts';

const { fields } = purchaseOrder;
const { fields: ofLine } = purchaseOrderLine;

const publicLine = object(
  {
    position: ofLine.position,
    sku: ofLine.sku,
    name: ofLine.name,
    quantity: ofLine.quantity,
    uom: ofLine.uom,
    unit: Type.String({ title: 'Symbol of the unit', examples: ['шт'] }),
    price: ofLine.price,
    vatRate: ofLine.vatRate,
    lineAmount: ofLine.lineAmount,
    wantedDate: ofLine.wantedDate,
    confirmedQuantity: ofLine.confirmedQuantity,
    promisedDate: ofLine.promisedDate,
    supplierRemark: ofLine.supplierRemark,
  },
  { title: 'Line' },
);

const ordered = object(
  {
    currency: fields.currency,
    vatMode: fields.vatMode,
    deliveryAddress: fields.deliveryAddress,
    deliveryTerms: fields.deliveryTerms,
    paymentTerms: fields.paymentTerms,
    comment: fields.comment,
    lines: Type.Array(publicLine, { title: 'Lines, in their order' }),
    netAmount: fields.netAmount,
    vatAmount: fields.vatAmount,
    grossAmount: fields.grossAmount,
  },
  { title: 'What is ordered' },
);

/**
 * All that a supplier sees of an order. An allow-list: no requisition, decision or receipt, no note or person of the buyer, and no
 * identifier; lines are named by their places.
 */
export const publicOrder = object(
  {
    state: choice(Object.keys(orderStates) as OrderState[], 'How it stands for the supplier'),
    mayAnswer: flag('An answer is taken now, or may be changed'),
    number: fields.number,
    revision: integer('Revision that the link was sent with', { minimum: 1 }),
    buyer: object(
      { name: text(500, 'Company', { examples: ['ООО «Ромашка»'] }), inn: nullable(text(12, 'INN')) },
      { title: 'Who orders' },
    ),
    supplier: object({ name: text(255, 'Name', { examples: ['ООО «Цементный двор»'] }) }, { title: 'Who delivers' }),
    order: nullable(ordered),
    answer: nullable(
      object(
        {
          at: instant('When'),
          name: fields.answerName,
          comment: fields.answerComment,
          reason: fields.declineReason,
        },
        { title: 'What was answered to this revision' },
      ),
    ),
    file: nullable(
      object(
        {
          fileName: Type.String({ title: 'Name', examples: ['Заказ PO-2026-0001.pdf'] }),
          sizeBytes: integer('Size in bytes', { minimum: 1 }),
        },
        { title: 'The order as a PDF' },
      ),
    ),
    serverTime: instant('Now'),
  },
  { title: 'Order as its supplier sees it' },
);

export type PublicOrder = Static<typeof publicOrder>;
