import type { SupplierReturn } from '../../../../../nouns/supplier-return.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { noteSpending } from '../../requisitions/draws/note-spending.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { creditWriting, supplierReturn, supplierReturns } from '../supplier-return.ts';

export const withdrawCredit = command({
  name: 'supplier-returns.withdraw-credit',
  summary: words('Withdraw the credit for a return', 'Убрать возмещение по возврату'),
  description:
    'It was entered by mistake: the supplier owes for the goods again. What invoices have used of it is taken off them first (`credit_used`).',
  ...creditWriting,
  refuses: ['invalid_state_transition', 'precondition_failed', 'conflict'],
  input: object({ id: id() }),
  output: supplierReturn.view,

  async run(ctx, { id }) {
    const { procurementId } = await supplierReturns.byId(ctx.db, id);
    const need = await requisitions.lock(ctx.db, procurementId);
    const before = await supplierReturns.open(ctx, id);
    if (!new Exact(before.creditUsed ?? 0).isZero()) throw creditUsed(before);
    const values = { creditNumber: null, creditDate: null, creditAmount: null };
    const after = await supplierReturns.move(ctx, before, 'withdraw_credit', values, { fact: 'credit_withdrawn' });
    await noteSpending(ctx, [need]);
    return supplierReturns.show(ctx.actor, after);
  },
});

const creditUsed = ({ creditUsed: used }: SupplierReturn) =>
  conflict(
    'credit_used',
    words(
      `${used} of the credit is used against invoices: take it off them first.`,
      `Из возмещения зачтено в счета ${used}: сначала уберите зачёты.`,
    ),
    { creditUsed: used },
  );
