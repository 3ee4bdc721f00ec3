import { purchaseOrder } from './purchase-order.ts';
import { purchaseOrderAnswer } from './purchase-order-answer.ts';
import { purchaseOrderLine } from './purchase-order-line.ts';
import { purchaseOrderSending } from './purchase-order-sending.ts';

/** What is ordered of a supplier: orders with their lines, all answers, and each time one was sent. */
export const orderNouns = [purchaseOrder, purchaseOrderAnswer, purchaseOrderLine, purchaseOrderSending] as const;
