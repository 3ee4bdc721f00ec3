import Type from 'typebox';
import { receivedFacts } from '../../../../../nouns/requisition-flow.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { linesByOrder } from '../lines/purchase-order-line.ts';
import { purchaseOrders } from '../purchase-order.ts';
import { settleOrder } from '../settle-order.ts';

/** Goods came, or went back: orders of the requisition that stand are settled by what has come by now. */
export const followReceipts = reaction(
  receivedFacts.map((fact) => `procurement.${fact}`),
  command({
    name: 'orders.follow-receipts',
    summary: words('Settle orders after a receipt', 'Обновить заказы после приёмки'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      await requisitions.lock(ctx.db, entityId);
      const standing = await ctx.db.many<{ id: string }>(sql`
        select id from purchase_orders where tenant_id = ${ctx.db.tenant} and requisition_id = ${entityId}
          and status not in ('draft', 'closed', 'cancelled')`);
      const held = await purchaseOrders.lockAll(
        ctx.db,
        standing.map(({ id }) => id),
      );
      const lines = await linesByOrder(
        ctx.db,
        held.map(({ id }) => id),
      );
      for (const order of held) await settleOrder(ctx, order, lines.get(order.id) ?? []);
    },
  }),
  (tenant) => sql`exists (select 1 from purchase_orders one where one.tenant_id = ${tenant})`,
);
