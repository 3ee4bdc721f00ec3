import Type from 'typebox';
import { id, object, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { ordersToInvoice } from '../../../orders/invoicing/orders-to-invoice.ts';
import { linesByOrder, purchaseOrderLine } from '../../../orders/lines/purchase-order-line.ts';
import { mostProposed, orderProposal, proposing, refuseWithoutOrders } from '../order-proposal.ts';
import { rankOrders } from '../rank-orders.ts';

export const proposeSupplierOrders = query({
  name: 'billing.propose-supplier-orders',
  summary: words('Orders that an invoice being entered may be for', 'К каким заказам может относиться вносимый счёт'),
  description:
    'Orders of a supplier that are not invoiced whole, each with the lines that have something left (`leftQuantity`): name `orderLineId` in lines of the new ' +
    'invoice, or the whole order in `orderIds`. The likeliest come first: those whose number stands in `externalNumber`, those of the requisition. Takes the ' +
    'right to read orders too.',
  ...proposing,
  input: object({
    supplierId: id('Supplier'),
    procurementId: Type.Optional(id('Requisition that the invoice is entered for')),
    externalNumber: Type.Optional(text(100, 'Number of the invoice as its supplier has it')),
  }),
  output: object({
    items: Type.Array(
      object({
        ...orderProposal,
        lines: Type.Array(purchaseOrderLine.view, { title: 'Lines that are not invoiced whole, in their order' }),
      }),
      { title: 'The likeliest first' },
    ),
  }),

  async run(ctx, { supplierId, procurementId = null, externalNumber }) {
    refuseWithoutOrders(ctx);
    const texts = externalNumber === undefined ? [] : [externalNumber];
    const ranked = rankOrders({ procurementId }, texts, await ordersToInvoice(ctx.db, supplierId));
    const proposed = ranked.slice(0, mostProposed);
    const lines = await linesByOrder(
      ctx.db,
      proposed.map(({ order }) => order.id),
    );
    return {
      items: proposed.map((one) => ({
        ...one,
        lines: (lines.get(one.order.id) ?? [])
          .filter(({ leftQuantity }) => leftQuantity !== '0')
          .map(({ orderId: _, receivedBefore: __, ...line }) => line),
      })),
    };
  },
});
