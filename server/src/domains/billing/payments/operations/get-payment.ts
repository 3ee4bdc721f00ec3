import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type PaymentRow, paymentColumns } from '../payment.row.ts';
import { paymentNoun } from '../payment.ts';
import { paymentTold, presentTold } from '../payment-told.ts';

export const getPayment = query({
  name: 'billing.get-payment',
  summary: words('Get a payment', 'Получить оплату'),
  description: 'A deleted one too, as `deleted`.',
  permission: 'payments.read',
  scope: 'finance.read',
  input: object({ id: id() }),
  output: paymentTold,
  async run(ctx, { id }) {
    const row = await ctx.db.first<PaymentRow>(sql`
      select ${paymentColumns} from invoice_payments paid where paid.tenant_id = ${ctx.db.tenant} and paid.id = ${id}`);
    if (!row) throw notFound(paymentNoun);
    return presentTold(row);
  },
});
