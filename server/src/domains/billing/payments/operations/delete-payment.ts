import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { invoices } from '../../invoice.ts';
import { refuseBankPayment } from '../bank-payment.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentById } from '../payment.row.ts';
import type { Payment } from '../payment.ts';
import { settlePayments } from '../settle-payments.ts';

export const deletePayment = command({
  name: 'billing.delete-payment',
  summary: words('Delete a payment', 'Удалить оплату'),
  description:
    'It counts no more; a paid invoice that is owed again is `approved`. A payment that the bank told of is deleted only with the right to change the ' +
    'settings of the company.',
  permission: 'payments.delete',
  scope: ['finance.write', 'finance.delete'],
  refuses: ['precondition_failed'],
  input: object({ id: id('Invoice'), paymentId: id('Payment') }),
  output: paidAnswer,

  async run(ctx, { id, paymentId }) {
    const held = await invoices.lock(ctx.db, id);
    const before = await paymentById(ctx.db, id, paymentId);
    ctx.expectVersion(before.version);
    refuseBankPayment(ctx.actor, before);
    const { deletedAt } = await ctx.db.one<Pick<Payment, 'deletedAt'>>(sql`
      update invoice_payments set status = 'deleted', deleted_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where tenant_id = ${ctx.db.tenant} and id = ${paymentId} returning deleted_at as "deletedAt"`);
    const after: Payment = { ...before, status: 'deleted', deletedAt, version: before.version + 1 };
    return presentPaid(after, await settlePayments(ctx, held, 'payment_deleted', after, before));
  },
});
