import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { invoices } from '../../invoice.ts';
import { lessCredits } from '../less-credits.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentFields } from '../payment.input.ts';
import { paymentOf, payments } from '../payment.ts';
import { refuseBankPayment } from '../refuse-bank-payment.ts';
import { refusePayment } from '../refuse-payment.ts';
import { resolvePayment } from '../resolve-payment.ts';
import { settlePayments } from '../settle-payments.ts';

export const updatePayment = command({
  name: 'billing.update-payment',
  summary: words('Change a payment', 'Изменить оплату'),
  description:
    'Fields left out stay, null clears. What is owed and the statuses of the invoice are counted anew. A payment that a bank reported is changed ' +
    'only with the right to change the settings of the company.',
  permission: 'payments.update',
  scope: ['finance.write'],
  refuses: ['conflict', 'precondition_failed'],
  input: object({ id: id('Invoice'), paymentId: id('Payment'), ...paymentFields }),
  output: paidAnswer,

  async run(ctx, { id, paymentId, ...input }) {
    const held = await invoices.lock(ctx.db, id);
    const before = await paymentOf(ctx.db, id, paymentId);
    ctx.expectVersion(before.version);
    const after = await payments.write(ctx, before, await resolvePayment(ctx, lessCredits(held), before, input), {});
    if (!after) {
      ctx.nothingChanged();
      return presentPaid(before, held);
    }
    // A refusal takes back what was written.
    refuseBankPayment(ctx.actor, before);
    await refusePayment(ctx, held);
    return presentPaid(after, await settlePayments(ctx, held, 'payment_updated', after, before));
  },
});
