import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { refuseBankPayment } from '../../../billing/payments/refuse-bank-payment.ts';
import { resolvePayment } from '../../../billing/payments/resolve-payment.ts';
import { salesInvoices } from '../../sales-invoice.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentFields } from '../payment.input.ts';
import { asPayable } from '../refuse-payment.ts';
import { paymentOf, salesPayments } from '../sales-payment.ts';
import { settlePayments } from '../settle-payments.ts';

export const updateSalesPayment = command({
  name: 'sales.update-payment',
  summary: words('Change a payment of a customer', 'Изменить оплату покупателя'),
  description:
    'Fields left out stay, null clears. What is owed is counted anew. A payment that a bank reported is changed only with the right to change the ' +
    'settings of the company.',
  permission: 'payments.update',
  scope: ['finance.write'],
  refuses: ['precondition_failed', 'business_rule_violated'],
  input: object({ id: id('Sales invoice'), paymentId: id('Payment'), ...paymentFields }),
  output: paidAnswer,

  async run(ctx, { id, paymentId, ...input }) {
    const held = await salesInvoices.lock(ctx.db, id);
    const before = await paymentOf(ctx.db, id, paymentId);
    ctx.expectVersion(before.version);
    const after = await salesPayments.write(ctx, before, await resolvePayment(ctx, asPayable(held), before, input), {});
    if (!after) {
      ctx.nothingChanged();
      return presentPaid(before, held);
    }
    // A refusal takes back what was written.
    refuseBankPayment(ctx.actor, before);
    return presentPaid(after, await settlePayments(ctx, held, 'payment_updated', after, before));
  },
});
