import { supplierReturnFlow } from '../../../../../nouns/supplier-return-flow.ts';
import { id, longText, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { takeBack } from '../../catalog/stock/opposite-of.ts';
import { noteReturned } from '../../requisitions/receipts/note-returned.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { returnWriting, supplierReturn, supplierReturns } from '../supplier-return.ts';

export const cancelReturn = command({
  name: 'supplier-returns.cancel-return',
  summary: words('Cancel a return to a supplier', 'Отменить возврат поставщику'),
  description:
    'The goods are in the stock again by opposite movements, and the requisition and the order have received them. A return that was credited is cancelled once its credit is withdrawn.',
  ...returnWriting,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), reason: longText(1_000, 'Why it is cancelled', { examples: ['Поставщик не принял'] }) }),
  output: supplierReturn.view,

  async run(ctx, { id, reason }) {
    const { procurementId } = await supplierReturns.byId(ctx.db, id);
    const held = await requisitions.lock(ctx.db, procurementId);
    const before = await supplierReturns.open(ctx, id);
    nextStatus(supplierReturnFlow, 'cancel', before.status);
    await takeBack(
      ctx,
      before.lines.flatMap(({ movementId }) => movementId ?? []),
      reason,
    );
    const back = before.lines.map((line) => ({ ...line, quantity: new Exact(line.quantity).neg().toFixed() }));
    await noteReturned(ctx, held, back, {
      ...{ fact: 'goods_return_cancelled', expectsReplacement: before.expectsReplacement },
      data: { supplierReturn: { id, number: before.number, lines: before.lines }, reason },
    });
    const told = { fact: 'cancelled' as const, tell: { reason } };
    const after = await supplierReturns.move(ctx, before, 'cancel', { cancelReason: reason }, told);
    return supplierReturns.show(ctx.actor, after);
  },
});
