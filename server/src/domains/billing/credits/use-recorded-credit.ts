import Type from 'typebox';
import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { SupplierReturn } from '../../../../../nouns/supplier-return.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { supplierReturn, supplierReturns } from '../../supplier-returns/supplier-return.ts';
import { invoices } from '../invoice.ts';
import { creditLeft } from './credit-left.ts';
import { useCredit } from './use-credit.ts';

/** A supplier has credited goods that went back: invoices for them that are not paid owe so much less, the earliest to be paid first. */
export const useRecordedCredit = reaction(
  [supplierReturn.event('credited')],
  command({
    name: 'billing.use-recorded-credit',
    summary: words('Use the credit of a return against its invoices', 'Зачесть возмещение в счета за возвращённое'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const owing = await invoices.lockAll(ctx.db, await owingFor(ctx, await supplierReturns.byId(ctx.db, entityId)));
      const back = await supplierReturns.lock(ctx.db, entityId);
      if (back.status !== 'credited') return;
      let left = new Exact(creditLeft(back));
      for (const held of owing.toSorted(byDueDate)) {
        const amount = Exact.min(left, Exact.max(0, held.outstandingAmount));
        if (amount.isZero()) continue;
        await useCredit(ctx, held, back.id, amount.toFixed());
        left = left.minus(amount);
      }
    },
  }),
);

const byDueDate = (one: { dueDate: string | null }, other: { dueDate: string | null }) =>
  (one.dueDate ?? '9999-12-31') < (other.dueDate ?? '9999-12-31') ? -1 : 1;

/** Invoices of the supplier that name the lines that went back, and still owe something. */
async function owingFor({ db }: WriteContext, back: SupplierReturn): Promise<string[]> {
  const lineIds = back.lines.map(({ procurementItemId }) => procurementItemId);
  const rows = await db.many<{ id: string }>(sql`
    select distinct inv.id from invoice_lines line
    join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = line.invoice_id
    where line.tenant_id = ${db.tenant} and line.requisition_line_id = any(${lineIds}::uuid[])
      and inv.counterparty_id = ${back.counterpartyId} and inv.currency = ${back.currency}
      and inv.status = any(${standingStatuses}::text[]) and inv.gross > inv.paid_amount + inv.credited_amount`);
  return rows.map(({ id }) => id);
}
