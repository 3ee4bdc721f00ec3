import type { Invoice } from '../../../../../nouns/invoice.ts';
import {
  type InboundOperation,
  type MappedEvent,
  mappedEvent,
  mappedResult,
} from '../../../kernel/integrations/inbound-operation.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { invoice, invoiceListing } from '../../billing/invoice.ts';
import { createInvoice } from '../../billing/operations/create-invoice.ts';
import { getInvoice } from '../../billing/operations/get-invoice.ts';
import { listInvoices } from '../../billing/operations/list-invoices.ts';
import { updateInvoice } from '../../billing/operations/update-invoice.ts';
import { invoiceInput, invoiceTargets, supplierOf } from '../invoice-of-event.ts';
import { upsertRecord, type Written } from '../upsert-record.ts';

const paper = {
  entityType: invoice.type,
  listing: invoiceListing,
  nameOf: ({ number }: Record<string, unknown>) => String(number),
  get: getInvoice,
  create: createInvoice,
  update: updateInvoice,
  match: invoiceOfNumber,
  input: (ctx: WriteContext, event: MappedEvent, before: Written | null) =>
    invoiceInput(ctx, event, (before?.lines ?? []) as never),
};

export const invoiceUpsert: InboundOperation = {
  name: 'invoice.upsert',
  targets: invoiceTargets,
  matchBy: ['number'],
  finds: 'link_or_match',
  command: command({
    name: 'inbound.upsert-invoice',
    summary: words('Enter or change an incoming invoice by an event', 'Внести или изменить входящий счёт по событию'),
    permission: 'invoices.update',
    scope: null,
    input: mappedEvent,
    output: mappedResult,
    run: (ctx, event) => upsertRecord(ctx, paper, event),
  }),
};

/** The invoice of the supplier with this number; of one calendar year, as no two of those are alike. */
async function invoiceOfNumber(ctx: WriteContext, event: MappedEvent): Promise<string | null> {
  const { number, date, supplierInn } = event.values;
  if (typeof number !== 'string' || typeof supplierInn !== 'string') return null;
  const year = typeof date === 'string' ? date.slice(0, 4) : String(portalNow().getUTCFullYear());
  const { items } = await ctx.ask(listInvoices, {
    'externalNumber[eq]': number,
    'counterpartyId[eq]': await supplierOf(ctx, event),
    limit: 20,
  });
  const alike = (items as Invoice[]).filter(
    ({ status, externalDate, createdAt }) => status !== 'cancelled' && (externalDate ?? createdAt).slice(0, 4) === year,
  );
  return alike[0]?.id ?? null;
}
