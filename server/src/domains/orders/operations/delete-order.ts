import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, inUse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { leftBeside } from '../../../platform/records/left-beside.ts';
import { openOrder } from '../hold-order.ts';
import { purchaseOrder } from '../purchase-order.ts';

export const deleteOrder = command({
  name: 'orders.delete-order',
  summary: words('Delete a draft of an order', 'Удалить черновик заказа'),
  description:
    'A draft that was never sent, with no files and no comments; what was for it may be ordered anew. Any other is cancelled instead (`order_sent`).',
  permission: 'purchase_orders.delete',
  scope: 'supplier_documents.delete',
  refuses: ['has_dependencies', 'conflict', 'precondition_failed'],
  input: object({ id: id() }),
  output: purchaseOrder.view,

  async run(ctx, { id }) {
    const { order } = await openOrder(ctx, id);
    if (order.status !== 'draft' || order.revision > 1) throw wasSent();
    const beside = await leftBeside(ctx.db, 'purchaseOrder', id);
    if (beside.length > 0) throw inUse(purchaseOrder.noun, beside);
    await ctx.db.execute(sql`delete from purchase_orders where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(purchaseOrder.fact('deleted', order));
    return order;
  },
});

const wasSent = () =>
  conflict(
    'order_sent',
    words('The supplier has this order: cancel it instead.', 'Заказ уже у поставщика: его можно только отменить.'),
  );
