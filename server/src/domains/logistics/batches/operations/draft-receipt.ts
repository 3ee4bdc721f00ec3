import Type from 'typebox';
import { id, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { receiptFields, receiptItemFields } from '../../../requisitions/receipts/receipt.input.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { deliveryBatches } from '../delivery-batch.ts';
import { receiptDraftOf } from '../receipt-draft-of.ts';

const { procurementItemId, quantity } = receiptItemFields;

const draft = object(
  {
    warehouseId: nullable(id('Warehouse; null where nobody has said which')),
    receivedAt: receiptFields.receivedAt,
    deliveryBatchId: id('Delivery batch'),
    items: Type.Array(object({ procurementItemId, quantity, supplierId: nullable(id('Supplier')) }), {
      title: 'What came with the batch and is not received yet',
    }),
  },
  { title: 'Receipt to be posted' },
);

export const draftReceipt = query({
  name: 'logistics.draft-receipt',
  summary: words('Draft the stock receipt of a delivery batch', 'Подготовить приёмку партии доставки'),
  description:
    'The body to send to `POST /api/v1/purchase-requisitions/{procurementId}/stock-receipt`: what was delivered of the lines of the requisition, less ' +
    'what receipts of the batch have taken in. Nothing is saved. Refused until something was delivered (`batch_not_delivered`), without a requisition ' +
    '(`no_requisition`), and once all is received (`nothing_to_receive`).',
  ...logisticsReading,
  refuses: ['conflict'],
  input: object({ id: id() }),
  output: draft,

  async run(ctx, { id }) {
    const batch = await deliveryBatches.byId(ctx.db, id);
    if (batch.status !== 'delivered' && batch.status !== 'partially_delivered') throw notDelivered();
    if (batch.procurementId === null) throw noRequisition();
    const { items, ...rest } = await receiptDraftOf(ctx.db, batch, batch.procurementId);
    if (items.length === 0) throw nothingLeft();
    return { ...rest, items };
  },
});

const notDelivered = () =>
  conflict('batch_not_delivered', words('The batch has not been delivered.', 'Партия ещё не доставлена.'));

const noRequisition = () =>
  conflict(
    'no_requisition',
    words('The batch carries nothing of a requisition.', 'Партия не относится к заявке: принимать нечего.'),
  );

const nothingLeft = () =>
  conflict('nothing_to_receive', words('All that came is received.', 'Всё доставленное уже принято.'));
