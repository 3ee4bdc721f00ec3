import type { Invoice } from '../../../../nouns/invoice.ts';
import type { InvoiceMove } from '../../../../nouns/invoice-flow.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { sendLetter } from '../../platform/mail/send-letter.ts';
import { companySettings } from '../company/company-settings.ts';
import { letterAddresses } from '../counterparties/letter-addresses.ts';
import { invoice } from './invoice.ts';
import { withoutAddress } from './without-address.ts';

/** Writes to the supplier that his invoice was rejected, and why. */
export async function tellRejected(ctx: WriteContext, rejected: Invoice, move: InvoiceMove, reason: string) {
  if (move !== 'reject') throw invalidField('/notifySupplier', 'only_for_rejected', onlyRejected);
  const address = (await letterAddresses(ctx.db, [rejected.counterpartyId])).get(rejected.counterpartyId);
  if (!address) throw withoutAddress([rejected.supplierId]);
  const { name: company } = await companySettings(ctx);
  const { id, externalNumber, externalDate, number, totals, currency } = rejected;
  await sendLetter(ctx, {
    template: 'invoice-rejected',
    to: address.email,
    locale: address.locale,
    variables: {
      name: address.contactName,
      company,
      number: externalNumber ?? number,
      date: externalDate,
      gross: totals.gross,
      currency,
      reason,
    },
    about: { entityType: invoice.type, entityId: id, page: `/invoices/${id}` },
    writtenFor: ctx.actor.userId,
  });
}

const onlyRejected = words(
  'is allowed only with the status `rejected`',
  'возможно только вместе со статусом `rejected`',
);
