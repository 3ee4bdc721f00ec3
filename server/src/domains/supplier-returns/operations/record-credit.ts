import { date, id, object, price, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { invalid, words } from '../../../kernel/problems/errors.ts';
import { amountFaults } from '../../../kernel/values/amount-faults.ts';
import { noteSpending } from '../../requisitions/draws/note-spending.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { creditWriting, supplierReturn, supplierReturns } from '../supplier-return.ts';

export const recordCredit = command({
  name: 'supplier-returns.record-credit',
  summary: words('Record the credit for a return', 'Внести возмещение по возврату'),
  description:
    'The credit note of the supplier: its number, its date and its sum with VAT in the currency of the return. Its budget has so much less invoiced; invoices for the goods that are not ' +
    'paid owe so much less, and what is left stands for later invoices of the supplier (`creditUsed`).',
  ...creditWriting,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({
    id: id(),
    number: text(64, 'Number of the credit note', { examples: ['КС-17'] }),
    date: date('Date of the credit note'),
    amount: price('Sum with VAT', { examples: ['1482.00'] }),
  }),
  output: supplierReturn.view,

  async run(ctx, { id, number, date, amount }) {
    const { procurementId } = await supplierReturns.byId(ctx.db, id);
    const need = await requisitions.lock(ctx.db, procurementId);
    const before = await supplierReturns.open(ctx, id);
    const faults = amountFaults('/amount', amount, 2);
    if (faults.length > 0) throw invalid(faults);
    const values = { creditNumber: number, creditDate: date, creditAmount: amount };
    const after = await supplierReturns.move(ctx, before, 'credit', values, { fact: 'credited' });
    await noteSpending(ctx, [need]);
    return supplierReturns.show(ctx.actor, after);
  },
});
