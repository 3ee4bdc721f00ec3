import { flag, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { enterByLink, holdOrderLink, isShown, type LinkHeld } from '../../links/open-order-link.ts';
import { purchaseOrder, purchaseOrders } from '../../purchase-order.ts';
import { tokenField } from '../token-field.ts';

/** A person has looked at the order. The first look by each link is recorded. */
export const noteOpening = command({
  name: 'orders.note-opening',
  summary: words('Note that a supplier has looked', 'Отметить просмотр поставщиком'),
  permission: 'internal',
  scope: null,
  input: object({ token: tokenField }),
  output: object({ first: flag('For the first time') }),
  enter: enterByLink,

  async run(ctx, _, held: LinkHeld) {
    const { order, sending, state } = await holdOrderLink(ctx, held);
    const at = portalNow().toISOString();
    await ctx.db.execute(sql`
      update purchase_order_sendings set open_count = open_count + 1, opened_at = coalesce(opened_at, ${at}::instant)
      where tenant_id = ${ctx.db.tenant} and id = ${sending.id}`);
    const first = sending.openedAt === null;
    const tell = { sendingId: sending.id };
    if (!first || !isShown(state)) ctx.nothingChanged();
    else if (order.openedAt === null)
      await purchaseOrders.change(ctx, order, { openedAt: at }, { fact: 'opened', tell });
    else ctx.record(purchaseOrder.fact('opened', order, tell));
    return { first };
  },
});
