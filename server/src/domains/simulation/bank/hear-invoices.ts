import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyReaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { invoice } from '../../billing/invoice.ts';
import { readWorkingCalendar } from '../../company/working-calendar/working-calendar.ts';
import { salesInvoice } from '../../sales/sales-invoice.ts';
import { awaitEvening } from './bank-evening.ts';
import { eveningAfter } from './evening.ts';

/** Something may be paid: the bank looks at it on the next evening of a working day. */
export const hearInvoices = counterpartyReaction(
  [invoice, salesInvoice].flatMap((one) => [one.event('status_changed'), one.event('updated')]),
  command({
    name: 'simulation.hear-invoices',
    summary: words('Let the bank look at invoices this evening', 'Показать счета тестовому банку'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId }) {
      ctx.nothingChanged();
      const { occurredAt } = await factById(ctx.db, factId);
      const calendar = await readWorkingCalendar(ctx.db);
      await awaitEvening(ctx, calendar, eveningAfter(calendar, new Date(occurredAt)));
    },
  }),
);
