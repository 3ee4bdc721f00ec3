import { facadeReading } from '../../kernel/facade-resource.ts';
import type { Domain } from '../../platform/domain.ts';
import { purchaseOrderAnswer } from './answers/purchase-order-answer.ts';
import { lateOrdersSchedule } from './late/late-orders.schedule.ts';
import { getOrder } from './operations/get-order.ts';
import { listOrders } from './operations/list-orders.ts';
import { orderRoutes } from './orders.routes.ts';
import { orderDocument } from './purchase-order.document.ts';
import { orderFigures } from './purchase-order.figures.ts';
import { orderFiles } from './purchase-order.files.ts';
import { linesOfOrders } from './purchase-order.lines.ts';
import { purchaseOrder } from './purchase-order.ts';
import { followReceipts } from './reactions/follow-receipts.ts';
import { followRequisition } from './reactions/follow-requisition.ts';
import { markUndelivered } from './sending/mark-undelivered.ts';
import { purchaseOrderSending } from './sending/purchase-order-sending.ts';

const orderReadings = facadeReading({
  path: '/api/v1/integration-api/purchase-orders',
  entity: purchaseOrder,
  list: listOrders,
  get: getOrder,
});

export const ordersDomain: Domain = {
  entities: [purchaseOrder, purchaseOrderSending, purchaseOrderAnswer],
  routes: orderRoutes,
  facadeReadings: [orderReadings],
  figureHosts: [orderFigures],
  recordLines: [linesOfOrders],
  documentKinds: [orderDocument],
  fileHosts: [orderFiles],
  recordHosts: [{ ...orderFiles, entity: purchaseOrder }],
  schedules: [lateOrdersSchedule],
  reactions: [followReceipts, followRequisition, markUndelivered],
};
