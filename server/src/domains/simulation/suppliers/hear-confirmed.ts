import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyReaction, toldFact } from '../../../kernel/reaction.ts';
import { purchaseOrder } from '../../orders/purchase-order.ts';
import { afterFact, day } from '../when-due.ts';
import { invoiceOrder } from './invoice-order.job.ts';

/** Whoever has confirmed an order invoices it a day later. */
export const hearConfirmed = counterpartyReaction(
  [purchaseOrder.event('confirmed')],
  command({
    name: 'simulation.hear-confirmed',
    summary: words('Let a supplier invoice a confirmed order', 'Выставить счёт от тестового поставщика'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId, entityId: orderId }) {
      ctx.nothingChanged();
      await ctx.enqueue(invoiceOrder, { orderId }, { key: orderId, dueAt: await afterFact(ctx.db, factId, day) });
    },
  }),
);
