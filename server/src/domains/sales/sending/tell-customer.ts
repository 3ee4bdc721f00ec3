import { shortLegalName } from '../../../../../nouns/kit/short-legal-name.ts';
import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetters } from '../../../platform/mail/send-letter.ts';
import { companySettings } from '../../company/company-settings.ts';
import { letterLocale } from '../../counterparties/letter-locale.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import { sellerProfiles } from '../../sellers/seller-profile.ts';
import { salesSending } from './sales-sending.ts';
import type { SendingInput } from './sending.input.ts';

interface Sent {
  sendingId: string;
  to: readonly string[];
  fileId: string;
}

/** The letters of a sending: they leave when the transaction commits, and answers to them go to whose invoice it is. */
export async function tellCustomer(
  ctx: WriteContext,
  invoice: SalesInvoice,
  { sendingId, to, fileId }: Sent,
  { subject, message }: SendingInput,
): Promise<void> {
  const { id, title, issueDate, dueDate, totalAmount: total, currency } = invoice;
  const customerId = invoice.customerId as string;
  const [[seller], { name: company }, parties] = await Promise.all([
    sellerProfiles.byIds(ctx.db, [invoice.sellerProfileId as string]),
    companySettings(ctx),
    rfqAddresses(ctx.db, [customerId]),
  ]);
  const about = { number: invoice.number as string, title, issueDate, dueDate, total, currency };
  const words = {
    seller: shortLegalName(seller?.legalName ?? company),
    subject: subject ?? null,
    message: message ?? null,
  };
  await sendLetters(
    ctx,
    to.map((address) => ({
      template: 'sales-invoice-sent',
      to: address,
      locale: letterLocale(parties.get(customerId)?.kind),
      variables: { ...about, ...words },
      about: { entityType: salesSending.type, entityId: sendingId, page: `/sales-invoices/${id}` },
      writtenFor: invoice.ownerId ?? ctx.actor.userId,
      attachmentIds: [fileId],
    })),
  );
}
