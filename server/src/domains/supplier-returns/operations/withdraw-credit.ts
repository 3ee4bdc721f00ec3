import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { creditWriting, supplierReturn, supplierReturns } from '../supplier-return.ts';

export const withdrawCredit = command({
  name: 'supplier-returns.withdraw-credit',
  summary: words('Withdraw the credit for a return', 'Убрать возмещение по возврату'),
  description: 'It was entered by mistake: the supplier owes for the goods again.',
  ...creditWriting,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: supplierReturn.view,

  async run(ctx, { id }) {
    const before = await supplierReturns.open(ctx, id);
    const values = { creditNumber: null, creditDate: null, creditAmount: null };
    const after = await supplierReturns.move(ctx, before, 'withdraw_credit', values, { fact: 'credit_withdrawn' });
    return supplierReturns.show(ctx.actor, after);
  },
});
