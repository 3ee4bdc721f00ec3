import type { Domain } from '../../platform/domain.ts';
import { purchaseOrderAnswer } from './answers/purchase-order-answer.ts';
import { orderRoutes } from './orders.routes.ts';
import { orderDocument } from './purchase-order.document.ts';
import { orderFiles } from './purchase-order.files.ts';
import { purchaseOrder } from './purchase-order.ts';
import { followReceipts } from './reactions/follow-receipts.ts';
import { followRequisition } from './reactions/follow-requisition.ts';
import { markUndelivered } from './sending/mark-undelivered.ts';
import { purchaseOrderSending } from './sending/purchase-order-sending.ts';

export const ordersDomain: Domain = {
  entities: [purchaseOrder, purchaseOrderSending, purchaseOrderAnswer],
  routes: orderRoutes,
  documentKinds: [orderDocument],
  fileHosts: [orderFiles],
  recordHosts: [{ ...orderFiles, entity: purchaseOrder }],
  reactions: [followReceipts, followRequisition, markUndelivered],
};
