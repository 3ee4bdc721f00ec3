import Type from 'typebox';
import { endedOrders } from '../../../../../nouns/purchase-order-flow.ts';
import { flag, id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { linesByOrder, purchaseOrderLine } from '../lines/purchase-order-line.ts';
import { orderReading, purchaseOrder, purchaseOrders } from '../purchase-order.ts';
import { isLate } from '../settle-order.ts';

const { fields } = purchaseOrder;
const { fields: ofLine } = purchaseOrderLine;

const expected = object(
  {
    procurementItemId: ofLine.procurementItemId,
    orderId: id('Order'),
    orderNumber: fields.number,
    orderStatus: fields.status,
    supplier: fields.supplier,
    quantity: ofLine.quantity,
    confirmedQuantity: ofLine.confirmedQuantity,
    receivedQuantity: ofLine.receivedQuantity,
    wantedDate: ofLine.wantedDate,
    promisedDate: ofLine.promisedDate,
    late: flag('Should have come by now'),
  },
  { title: 'Line of an order for a line of the requisition' },
);

export const listExpected = query({
  name: 'orders.list-expected',
  summary: words('What is ordered for the lines of a requisition', 'Что заказано по строкам заявки'),
  description:
    'Every line of an order that has not ended, with the day it was promised for, or else wanted, and what has come of it so far.',
  ...orderReading,
  input: object({ procurementId: id('Requisition') }),
  output: object({ items: Type.Array(expected, { title: 'By order, in the order of their lines' }) }),

  async run(ctx, { procurementId }) {
    await requisitions.byId(ctx.db, procurementId);
    const orders = await purchaseOrders.read(
      ctx.db,
      sql`${purchaseOrders.select(ctx.db, sql`po.requisition_id = ${procurementId} and po.status <> all(${endedOrders}::text[])`)} order by po.id`,
    );
    const lines = await linesByOrder(
      ctx.db,
      orders.map((order) => order.id),
    );
    const today = dayIn((await regionalOf(ctx)).timezone);
    const items = orders.flatMap((order) =>
      (lines.get(order.id) ?? []).map((line) => {
        const { procurementItemId, quantity, confirmedQuantity, receivedQuantity, wantedDate, promisedDate } = line;
        return {
          ...{ procurementItemId, orderId: order.id, orderNumber: order.number, orderStatus: order.status },
          ...{ supplier: order.supplier, quantity, confirmedQuantity, receivedQuantity, wantedDate, promisedDate },
          late: isLate(order, line, today),
        };
      }),
    );
    return { items };
  },
});
