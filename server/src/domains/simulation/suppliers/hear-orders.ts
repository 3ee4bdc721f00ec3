import Type from 'typebox';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyReaction, toldFact } from '../../../kernel/reaction.ts';
import { getOrder } from '../../orders/operations/get-order.ts';
import { purchaseOrder } from '../../orders/purchase-order.ts';
import { afterFact, day, minute } from '../when-due.ts';
import { answerOrder } from './answer-order.job.ts';

/** A supplier answers an order in a minute, and one that is late in a day. */
export const hearOrders = counterpartyReaction(
  [purchaseOrder.event('sent')],
  command({
    name: 'simulation.hear-orders',
    summary: words('Let a supplier hear of an order', 'Передать заказ тестовому поставщику'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId, entityId: orderId }) {
      ctx.nothingChanged();
      const { supplier } = await ctx.ask(getOrder, { id: orderId });
      const manners = mannersOf(supplier.name);
      if (manners.has('silent')) return;
      const dueAt = await afterFact(ctx.db, factId, manners.has('late') ? day : minute);
      await ctx.enqueue(answerOrder, { orderId }, { key: orderId, dueAt });
    },
  }),
);
