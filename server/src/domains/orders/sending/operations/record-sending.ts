import { id, integer, nullable, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { keepPrint } from '../../../../platform/document-templates/printing/keep-print.ts';
import { storedPrint } from '../../../../platform/document-templates/printing/store-print.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { checkQualified } from '../../../qualifications/checked/check-qualified.ts';
import { orderRequisition } from '../../../requisitions/moves/order-requisition.ts';
import { buyingOf } from '../../buying-of.ts';
import { type HeldOrder, openOrder } from '../../hold-order.ts';
import { tellSupplier } from '../../letters/tell-supplier.ts';
import { orderCard, readOrderCard } from '../../purchase-order.card.ts';
import { purchaseOrder, purchaseOrders } from '../../purchase-order.ts';
import { settleOrder } from '../../settle-order.ts';
import { checkSending } from '../check-sending.ts';
import { isJustSent } from '../is-just-sent.ts';
import { recipientsOf } from '../recipients-of.ts';
import { type SendingInput, sendingInput } from '../sending.input.ts';
import { writeSending } from '../write-sending.ts';

/** Writes down that an order goes out, with the file that was made of it. */
export const recordSending = command({
  name: 'orders.record-sending',
  summary: words('Record the sending of an order', 'Записать отправку заказа'),
  permission: 'purchase_orders.send',
  scope: 'supplier_documents.write',
  input: object({
    id: id(),
    ...sendingInput,
    /** The version that was printed. */
    printed: integer('Version'),
    print: nullable(storedPrint),
  }),
  output: orderCard,

  async run(ctx, { id, printed, print, ...input }) {
    const held = await openOrder(ctx, id);
    const { order, requisition } = held;
    checkSending(held);
    if (order.status === 'draft')
      await checkQualified(ctx, buyingOf([{ ...order, lines: held.lines }]), () => '/supplierId');
    const to = await recipientsOf(ctx, order, input);
    if (await isJustSent(ctx.db, order, to, input)) return readOrderCard(ctx, unchanged(ctx, id));
    // A draft goes out as it was printed; what went out before does not change.
    if (print === null || (order.status === 'draft' && order.version !== printed)) throw changedMeanwhile();
    const pdfFileId = await keepPrint(ctx, { entityType: 'purchaseOrder', entityId: id }, print);
    const { sendingId, url } = await writeSending(ctx, order, { to, pdfFileId }, input);
    await goOut(ctx, held, sendingId, input);
    await tellSupplier(ctx, order, { sendingId, url, to, pdfFileId }, input);
    await orderRequisition(ctx, requisition);
    return readOrderCard(ctx, id);
  },
});

/** The fact is the same for the first time and for every other. What had come before it went out is counted at once. */
async function goOut(
  ctx: WriteContext,
  { order, lines }: HeldOrder,
  sendingId: string,
  { channel = 'email' }: SendingInput,
) {
  const tell = { sendingId, channel };
  if (order.status !== 'draft') return ctx.record(purchaseOrder.fact('sent', order, tell));
  const sentAt = portalNow().toISOString();
  const sent = await purchaseOrders.move(ctx, order, 'send', { sentAt }, { fact: 'sent', tell });
  await settleOrder(ctx, sent, lines);
}

const changedMeanwhile = () =>
  conflict(
    'changed_meanwhile',
    words('The order was changed while it was being sent.', 'Заказ изменили, пока он отправлялся.'),
  );
