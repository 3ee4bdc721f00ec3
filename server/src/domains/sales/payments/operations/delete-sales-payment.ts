import type { SalesPayment } from '../../../../../../nouns/sales-payment.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { refuseBankPayment } from '../../../billing/payments/refuse-bank-payment.ts';
import { releaseName } from '../../../billing/payments/reported-payments.ts';
import { salesInvoices } from '../../sales-invoice.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentOf, salesPayments } from '../sales-payment.ts';
import { settlePayments } from '../settle-payments.ts';

export const deleteSalesPayment = command({
  name: 'sales.delete-payment',
  summary: words('Delete a payment of a customer', 'Удалить оплату покупателя'),
  description:
    'It counts no more. A payment that a bank reported is deleted only with the right to change the settings of the company.',
  permission: 'payments.delete',
  scope: ['finance.write', 'finance.delete'],
  refuses: ['precondition_failed'],
  input: object({ id: id('Sales invoice'), paymentId: id('Payment') }),
  output: paidAnswer,

  async run(ctx, { id, paymentId }) {
    const held = await salesInvoices.lock(ctx.db, id);
    const before = await paymentOf(ctx.db, id, paymentId);
    ctx.expectVersion(before.version);
    refuseBankPayment(ctx.actor, before);
    await releaseName(ctx, before);
    const deleted = { status: 'deleted', deletedAt: portalNow().toISOString() } as const;
    const after = (await salesPayments.write(ctx, before, deleted, {})) as SalesPayment;
    return presentPaid(after, await settlePayments(ctx, held, 'payment_deleted', after, before));
  },
});
