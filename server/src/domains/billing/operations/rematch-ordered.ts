import Type from 'typebox';
import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { purchaseOrder } from '../../orders/purchase-order.ts';
import { rematch } from '../matching/rematch.ts';

/** An order has other lines, or none any more: the invoices that name it are held against it anew. What a person accepted stays as he saw it. */
export const rematchOrdered = reaction(
  [purchaseOrder.event('updated'), purchaseOrder.event('cancelled')],
  command({
    name: 'billing.rematch-ordered',
    summary: words('Match the invoices of an order anew', 'Сверить счета по заказу заново'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const standing = await ctx.db.many<{ id: string }>(sql`
        select inv.id from invoices inv
        where inv.tenant_id = ${ctx.db.tenant} and inv.status = any(${standingStatuses}) and inv.matching_status <> 'overridden'
          and exists (select 1 from invoice_lines line where line.tenant_id = ${ctx.db.tenant} and line.invoice_id = inv.id
            and line.order_id = ${entityId}) order by inv.id`);
      for (const { id } of standing) await rematch(ctx, id);
    },
  }),
  (tenant) =>
    sql`exists (select 1 from invoice_lines line where line.tenant_id = ${tenant} and line.order_id is not null)`,
);
