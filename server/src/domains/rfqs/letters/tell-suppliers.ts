import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { LetterTemplate, VariablesOf } from '../../../platform/mail/letters/letter-templates.ts';
import { plainQuantity } from '../../../platform/mail/letters/plain-amount.ts';
import type { RfqLetterVars } from '../../../platform/mail/letters/rfq-letter.ts';
import { sendLetters } from '../../../platform/mail/send-letter.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { letterLocale } from '../../counterparties/letter-locale.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import { itemsOf } from '../items/rfq-item.ts';
import { linkUrls } from '../links/link-urls.ts';
import { rfqRecipient } from '../recipients/rfq-recipient.ts';

type ToSuppliers = Extract<
  LetterTemplate,
  'rfq-invitation' | 'rfq-reminder' | 'rfq-changed' | 'rfq-question' | 'rfq-cancelled'
>;

/** Writes to those recipients whose letters go by mail; they leave when the transaction commits. `more` is what the one letter adds. */
export async function tellSuppliers<T extends ToSuppliers>(
  ctx: WriteContext,
  template: T,
  rfq: SupplierRfq,
  recipients: readonly RfqRecipient[],
  more: (recipient: RfqRecipient) => Omit<VariablesOf<T>, keyof RfqLetterVars>,
): Promise<void> {
  const reached = recipients.filter(({ channel, email }) => channel === 'email' && email !== null);
  if (reached.length === 0) return;
  const company = await companySettings(ctx);
  const { timezone } = await regionalOf(ctx);
  const items = await itemsOf(ctx.db, rfq.id);
  const urls = await linkUrls(
    ctx,
    reached.map(({ id }) => id),
  );
  const parties = await rfqAddresses(
    ctx.db,
    reached.map(({ counterpartyId }) => counterpartyId),
  );
  await sendLetters(
    ctx,
    reached.map((recipient) => {
      const locale = letterLocale(parties.get(recipient.counterpartyId)?.kind);
      const variables: RfqLetterVars = {
        name: recipient.contactName,
        buyer: company.name,
        number: rfq.number,
        title: rfq.title,
        deadline: rfq.responseDeadline ?? '',
        timeZone: timezone,
        message: rfq.message,
        items: items.map((item) => ({ name: item.name, quantity: plainQuantity(item.quantity, item.uom, locale) })),
        url: urls.get(recipient.id) ?? '',
      };
      return {
        template,
        to: recipient.email as string,
        locale,
        variables: { ...variables, ...more(recipient) } as VariablesOf<T>,
        about: { entityType: rfqRecipient.type, entityId: recipient.id, page: `/supplier-rfqs/${rfq.id}` },
        writtenFor: rfq.responsibleId ?? rfq.createdBy,
      };
    }),
  );
}
