import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { Refusal, type Words } from '../../../kernel/problems/errors.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { letterLocale } from '../../counterparties/letter-locale.ts';
import { calledFor, phonesOf } from '../../counterparties/phones-of.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import { linkUrls } from '../../rfqs/links/link-urls.ts';
import { type NewLink, writeLinks } from '../links/write-links.ts';
import { chooseChat } from '../sending/choose-chat.ts';
import { conversationWith } from '../sending/start-conversation.ts';
import { writeMessage } from '../sending/write-message.ts';
import { type AskingKind, askingText } from './asking-text.ts';

interface Wanted {
  kind: AskingKind;
  rfq: SupplierRfq;
  recipients: readonly RfqRecipient[];
  channelId?: string | undefined;
}

export interface Asked {
  sent: string[];
  /** Whom no message could be written to, and why. */
  unreached: Array<{ recipientId: string; reason: Words }>;
}

/** Writes the link of a request for quotes to those it is asked from; each message leaves when the transaction commits. */
export async function askByMessenger(
  ctx: WriteContext,
  connectors: readonly AnyConnector[],
  { kind, rfq, recipients, channelId }: Wanted,
): Promise<Asked> {
  const asked: Asked = { sent: [], unreached: [] };
  const parties = recipients.map(({ counterpartyId }) => counterpartyId);
  const urls = await linkUrls(
    ctx,
    recipients.map(({ id }) => id),
  );
  const [phones, addresses] = [await phonesOf(ctx.db, parties), await rfqAddresses(ctx.db, parties)];
  const buyer = (await companySettings(ctx)).name;
  const { timezone: timeZone } = await regionalOf(ctx);
  for (const { id: recipientId, counterpartyId, contactId, supplierId } of recipients) {
    const person = calledFor(phones, counterpartyId, contactId);
    const url = urls.get(recipientId);
    if (!person || !url) {
      asked.unreached.push({ recipientId, reason: person ? noLink : noPhone });
      continue;
    }
    const name = person.contactId === null ? null : person.name;
    const locale = letterLocale(addresses.get(counterpartyId)?.kind);
    try {
      const chosen = await chooseChat(ctx, connectors, person.phone, channelId);
      const conversationId = await conversationWith(ctx, chosen, { name: person.name, phone: person.phone });
      await writeLinks(ctx, linksOf(conversationId, rfq, supplierId));
      const text = askingText({ kind, rfq, buyer, timeZone, name, url, locale });
      const { installationId } = chosen;
      await writeMessage(ctx, { conversationId, installationId, text, file: null, rfqRecipientId: recipientId });
      asked.sent.push(recipientId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      asked.unreached.push({ recipientId, reason: error.detail });
    }
  }
  return asked;
}

/** The conversation is about the request, the supplier, and the requisition that it is for. */
function linksOf(conversationId: string, rfq: SupplierRfq, supplierId: string): NewLink[] {
  const link = { conversationId, status: 'confirmed', source: 'message' } as const;
  return [
    { ...link, entityType: 'supplierRfq', entityId: rfq.id },
    { ...link, entityType: 'supplier', entityId: supplierId },
    ...(rfq.procurementId ? [{ ...link, entityType: 'procurement', entityId: rfq.procurementId } as const] : []),
  ];
}

const noPhone: Words = {
  en: 'Neither the company nor a contact of it has a phone.',
  ru: 'Телефон не указан ни у компании, ни у её контактов.',
};

const noLink: Words = {
  en: 'The supplier has no link yet: send the request first.',
  ru: 'У поставщика ещё нет ссылки: сначала отправьте запрос.',
};
