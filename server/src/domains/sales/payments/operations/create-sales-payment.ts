import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { rowOf } from '../../../../platform/records/row-of.ts';
import { claimName } from '../../../billing/payments/reported-payments.ts';
import { resolvePayment } from '../../../billing/payments/resolve-payment.ts';
import { salesInvoices } from '../../sales-invoice.ts';
import { knownPayment } from '../known-payment.ts';
import { paidAnswer, presentPaid } from '../paid-answer.ts';
import { paymentFields } from '../payment.input.ts';
import { asPayable, refusePayment } from '../refuse-payment.ts';
import { paymentOf, salesPayment } from '../sales-payment.ts';
import { settlePayments } from '../settle-payments.ts';

const { fields } = salesPayment;

export const createSalesPayment = command({
  name: 'sales.create-payment',
  summary: words('Register a payment of a customer', 'Зарегистрировать оплату покупателя'),
  description:
    'Money that came for an issued invoice, on a day that is not in the future. Another currency than that of the invoice needs `fxRate`. More than ' +
    'is owed is refused unless `allowOverpayment`. What a `bank` or the `accounting` reports has `externalSource` and `externalPaymentId`: reported ' +
    'again it is answered with 200 and registered once, with other details, or for another invoice of either kind, it is refused.',
  permission: 'payments.create',
  scope: ['finance.write'],
  refuses: ['conflict', 'business_rule_violated'],
  alsoAnswers: [200],
  input: object({
    id: id('Sales invoice'),
    ...paymentFields,
    amount: fields.amount,
    source: Type.Optional(fields.source),
    externalSource: Type.Optional(fields.externalSource),
    externalPaymentId: Type.Optional(fields.externalPaymentId),
  }),
  output: paidAnswer,

  async run(ctx, { id, ...input }) {
    const held = await salesInvoices.lock(ctx.db, id);
    const known = await knownPayment(ctx, { ...input, salesInvoiceId: id });
    if (known) {
      ctx.nothingChanged();
      ctx.respond({ status: 200 });
      return presentPaid(known, held);
    }
    refusePayment(held);
    const paid = await resolvePayment(ctx, asPayable(held), null, input);
    await claimName(ctx, input, 'sales_payment', ctx.newId);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      sales_invoice_id: id,
      ...rowOf(salesPayment.declared.fields, paid),
      source: input.source ?? 'manual',
      external_source: input.externalSource ?? null,
      external_payment_id: input.externalPaymentId ?? null,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    await ctx.db.execute(sql`insert into sales_payments ${columns(row)}`);
    const made = await paymentOf(ctx.db, id, ctx.newId);
    return presentPaid(made, await settlePayments(ctx, held, 'payment_created', made));
  },
});
