import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { InvoiceCredit } from '../../../../../nouns/invoice-credit.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { noteCreditUsed } from '../../supplier-returns/note-credit-used.ts';
import { settleOwed } from '../payments/settle-owed.ts';
import { invoiceCredits } from './invoice-credit.ts';

/** Uses so much of the credit of a held return against a held invoice; the caller has checked that both have it. */
export async function useCredit(ctx: WriteContext, held: Invoice, supplierReturnId: string, amount: string) {
  const id = uuidv7();
  const used = new Exact(amount).toFixed(scaleOf(held.currency));
  const row = { tenant_id: ctx.db.tenant, id, invoice_id: held.id, return_id: supplierReturnId, amount: used };
  await ctx.db.execute(sql`insert into invoice_credits ${columns({ ...row, created_by: ctx.actor.userId })}`);
  await noteCreditUsed(ctx.db, supplierReturnId, used);
  const credit = (await invoiceCredits.byId(ctx.db, id)) as InvoiceCredit;
  return { credit, invoice: await settleOwed(ctx, held, 'credit_applied', { credit }) };
}
