import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { noteCreditUsed } from '../../../supplier-returns/note-credit-used.ts';
import { supplierReturns } from '../../../supplier-returns/supplier-return.ts';
import { invoices } from '../../invoice.ts';
import { settleOwed } from '../../payments/settle-owed.ts';
import { creditedAnswer, presentCredited } from '../credited-answer.ts';
import { creditsOf, invoiceCredit } from '../invoice-credit.ts';

export const removeCredit = command({
  name: 'billing.remove-credit',
  summary: words('Take a credit off an invoice', 'Убрать зачёт возмещения'),
  description: 'The invoice owes so much more; the credit stands for other invoices, or is withdrawn.',
  permission: 'payments.delete',
  scope: ['finance.write', 'finance.delete'],
  input: object({ id: id('Invoice'), creditId: id('Credit used') }),
  output: creditedAnswer,

  async run(ctx, { id, creditId }) {
    const held = await invoices.lock(ctx.db, id);
    const credit = (await creditsOf(ctx.db, id)).find((one) => one.id === creditId);
    if (!credit) throw notFound(invoiceCredit.noun);
    await supplierReturns.lock(ctx.db, credit.supplierReturnId);
    await ctx.db.execute(sql`
      delete from invoice_credits where tenant_id = ${ctx.db.tenant} and invoice_id = ${id} and id = ${creditId}`);
    await noteCreditUsed(ctx.db, credit.supplierReturnId, new Exact(credit.amount).neg().toFixed());
    return presentCredited(credit, await settleOwed(ctx, held, 'credit_removed', { credit }));
  },
});
