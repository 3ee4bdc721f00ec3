import type { Payment } from '../../../../../../nouns/payment.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { invoices } from '../../invoice.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentOf, payments } from '../payment.ts';
import { refuseBankPayment } from '../refuse-bank-payment.ts';
import { releaseName } from '../reported-payments.ts';
import { settlePayments } from '../settle-payments.ts';

export const deletePayment = command({
  name: 'billing.delete-payment',
  summary: words('Delete a payment', 'Удалить оплату'),
  description:
    'It counts no more; a paid invoice that is owed again is `approved`. A payment that a bank reported is deleted only with the right to change the ' +
    'settings of the company.',
  permission: 'payments.delete',
  scope: ['finance.write', 'finance.delete'],
  refuses: ['precondition_failed'],
  input: object({ id: id('Invoice'), paymentId: id('Payment') }),
  output: paidAnswer,

  async run(ctx, { id, paymentId }) {
    const held = await invoices.lock(ctx.db, id);
    const before = await paymentOf(ctx.db, id, paymentId);
    ctx.expectVersion(before.version);
    refuseBankPayment(ctx.actor, before);
    await releaseName(ctx, before);
    const deleted = { status: 'deleted', deletedAt: portalNow().toISOString() } as const;
    const after = (await payments.write(ctx, before, deleted, {})) as Payment;
    return presentPaid(after, await settlePayments(ctx, held, 'payment_deleted', after, before));
  },
});
