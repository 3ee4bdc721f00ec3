import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { rowOf } from '../../../../platform/records/row-of.ts';
import { invoices } from '../../invoice.ts';
import { knownPayment } from '../known-payment.ts';
import { lessCredits } from '../less-credits.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentFields } from '../payment.input.ts';
import { payment, paymentOf } from '../payment.ts';
import { refusePayment } from '../refuse-payment.ts';
import { claimName } from '../reported-payments.ts';
import { resolvePayment } from '../resolve-payment.ts';
import { settlePayments } from '../settle-payments.ts';

const { fields } = payment;

export const createPayment = command({
  name: 'billing.create-payment',
  summary: words('Register a payment', 'Зарегистрировать оплату'),
  description:
    'Money paid for an invoice, on a day that is not in the future. Another currency than that of the invoice needs `fxRate`. More than is owed is ' +
    'refused unless `allowOverpayment`; an approved invoice that is paid in full is `paid`. A payment reported again under the same ' +
    '`externalSource` and `externalPaymentId` is answered with 200 and registered once; with other details it is refused. A disputed invoice and one on hold take no ' +
    'payments.',
  permission: 'payments.create',
  scope: ['finance.write'],
  refuses: ['conflict'],
  alsoAnswers: [200],
  input: object({
    id: id('Invoice'),
    ...paymentFields,
    amount: fields.amount,
    source: Type.Optional(fields.source),
    externalSource: Type.Optional(fields.externalSource),
    externalPaymentId: Type.Optional(fields.externalPaymentId),
  }),
  output: paidAnswer,

  async run(ctx, { id, ...input }) {
    const held = await invoices.lock(ctx.db, id);
    const known = await knownPayment(ctx, { ...input, invoiceId: id });
    if (known) {
      ctx.nothingChanged();
      ctx.respond({ status: 200 });
      return presentPaid(known, held);
    }
    await refusePayment(ctx, held);
    const paid = await resolvePayment(ctx, lessCredits(held), null, input);
    await claimName(ctx, input, 'invoice_payment', ctx.newId);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      invoice_id: id,
      ...rowOf(payment.declared.fields, paid),
      source: input.source ?? 'manual',
      external_source: input.externalSource ?? null,
      external_payment_id: input.externalPaymentId ?? null,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    await ctx.db.execute(sql`insert into invoice_payments ${columns(row)}`);
    const made = await paymentOf(ctx.db, id, ctx.newId);
    return presentPaid(made, await settlePayments(ctx, held, 'payment_created', made));
  },
});
