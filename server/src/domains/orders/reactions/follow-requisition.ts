import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';
import { cancelOrder } from '../end-order.ts';
import { holdOrder } from '../hold-order.ts';

/** A requisition was given up, which only happens before anything came: its orders are cancelled for its reason. */
export const followRequisition = reaction(
  [requisition.event('status_changed')],
  command({
    name: 'orders.follow-requisition',
    summary: words('Cancel the orders of a cancelled requisition', 'Отменить заказы по отменённой заявке'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const { status, cancelReason, number } = await requisitions.lock(ctx.db, entityId);
      if (status !== 'cancelled') return;
      const open = await ctx.db.many<{ id: string }>(sql`
        select id from purchase_orders where tenant_id = ${ctx.db.tenant} and requisition_id = ${entityId}
          and status not in ('closed', 'cancelled') order by id`);
      for (const { id } of open) await cancelOrder(ctx, await holdOrder(ctx.db, id), cancelReason ?? number);
    },
  }),
  (tenant) => sql`exists (select 1 from purchase_orders one where one.tenant_id = ${tenant})`,
);
