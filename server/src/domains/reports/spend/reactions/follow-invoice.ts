import Type from 'typebox';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { invoice } from '../../../billing/invoice.ts';
import { countInvoices, holdCount } from '../count-invoices.ts';

/** An invoice came, was changed, rejected or cancelled: it is counted as it stands now. */
export const followInvoice = reaction(
  [invoice.event('created'), invoice.event('updated'), invoice.event('status_changed')],
  command({
    name: 'reports.follow-invoice',
    summary: words('Count an invoice in the reports', 'Учесть счёт в отчётах'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      await holdCount(ctx.db);
      await countInvoices(ctx, [entityId]);
    },
  }),
);
