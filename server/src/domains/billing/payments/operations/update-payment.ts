import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../../kernel/sql/sql.ts';
import { invoices } from '../../invoice.ts';
import { refuseBankPayment } from '../bank-payment.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentFields } from '../payment.input.ts';
import { paymentById } from '../payment.row.ts';
import { refusePayment } from '../refuse-payment.ts';
import { resolvePayment } from '../resolve-payment.ts';
import { settlePayments } from '../settle-payments.ts';

export const updatePayment = command({
  name: 'billing.update-payment',
  summary: words('Change a payment', 'Изменить оплату'),
  description:
    'Fields left out stay, null clears. What is owed and the statuses of the invoice are counted anew. A payment that the bank told of is changed ' +
    'only with the right to change the settings of the company.',
  permission: 'payments.update',
  scope: ['finance.write'],
  refuses: ['conflict', 'precondition_failed'],
  input: object({ id: id('Invoice'), paymentId: id('Payment'), ...paymentFields }),
  output: paidAnswer,

  async run(ctx, { id, paymentId, ...input }) {
    const held = await invoices.lock(ctx.db, id);
    const before = await paymentById(ctx.db, id, paymentId);
    ctx.expectVersion(before.version);
    const row = await resolvePayment(ctx, held, before, input);
    const changed = await ctx.db.first(sql`
      select 1 from invoice_payments where tenant_id = ${ctx.db.tenant} and id = ${paymentId} and ${differsFrom({ ...row })}`);
    if (!changed) {
      ctx.nothingChanged();
      return presentPaid(before, held);
    }
    refuseBankPayment(ctx.actor, before);
    await refusePayment(ctx, held);
    await ctx.db.execute(sql`
      update invoice_payments set ${assignments({ ...row, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = now()
      where tenant_id = ${ctx.db.tenant} and id = ${paymentId}`);
    const after = await paymentById(ctx.db, id, paymentId);
    return presentPaid(after, await settlePayments(ctx, held, 'payment_updated', after, before));
  },
});
