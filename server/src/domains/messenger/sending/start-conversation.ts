import Type from 'typebox';
import { authorize } from '../../../kernel/access/actor.ts';
import { id, object, text, unshown } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { fieldError, invalid, invalidField, words } from '../../../kernel/problems/errors.ts';
import { phoneDigits } from '../../../kernel/values/phone-digits.ts';
import type { FileHost } from '../../../platform/files/host.ts';
import { getCounterparty } from '../../counterparties/operations/get-counterparty.ts';
import { phoneOfContact } from '../../counterparties/phones-of.ts';
import { ensureConversations } from '../intake/write-conversations.ts';
import { demandRecord } from '../links/demand-record.ts';
import { writeLinks } from '../links/write-links.ts';
import { talkedAboutType } from '../messenger-conversation.ts';
import { messengerMessage } from '../messenger-message.ts';
import { writing } from '../messenger-port.ts';
import { attachedFile } from './attached-file.ts';
import { type ChosenChat, chooseChat } from './choose-chat.ts';
import { demandOneContent, messageInput } from './message.input.ts';
import { sendingRefusals } from './reply.ts';
import { writeMessage } from './write-message.ts';

/** Whom a message goes to. */
export const addressee = {
  contactId: Type.Optional(unshown(id('Contact of a counterparty, whose phone is written to'))),
  phone: Type.Optional(text(60, 'Or the phone itself', { examples: ['+7 999 123-45-67'] })),
  channelId: Type.Optional(
    text(100, 'Channel, as the provider knows it; that of the settings, or any that reaches the phone, unless given'),
  ),
};

export const startConversation = (connectors: readonly AnyConnector[], hosts: () => readonly FileHost[]) =>
  command({
    name: 'messenger.start-conversation',
    summary: words('Write to somebody from a record', 'Написать из записи'),
    description:
      'Writes to a contact or a phone, in the conversation that is there or a new one, and links it to the record. Messengers that know people by phone alone (WhatsApp, Viber) are written to so; in the others the person has to write first, and is answered in his conversation.',
    permission: 'messengers.send',
    scope: writing['messengers.send'],
    refuses: ['not_found', ...sendingRefusals],
    input: object({
      entityType: talkedAboutType,
      entityId: id('The record'),
      ...addressee,
      ...messageInput,
    }),
    output: messengerMessage.view,

    async run(ctx, { entityType, entityId, contactId, phone, channelId, text, fileId }) {
      demandOneContent({ text, fileId });
      await demandRecord(ctx, entityType, entityId);
      const person = await personOf(ctx, { contactId, phone });
      const chosen = await chooseChat(ctx, connectors, person.phone, channelId);
      const file = await attachedFile(ctx, hosts(), fileId);
      const conversationId = await conversationWith(ctx, chosen, person);
      await writeLinks(ctx, [{ conversationId, entityType, entityId, status: 'confirmed', source: 'message' }]);
      const { installationId } = chosen;
      return writeMessage(ctx, { conversationId, installationId, text: text ?? null, file });
    },
  });

export interface Person {
  name: string | null;
  phone: string;
}

/** Whoever names a contact may read counterparties. */
export async function personOf(
  ctx: WriteContext,
  { contactId, phone }: { contactId?: string | undefined; phone?: string | undefined },
): Promise<Person> {
  if ((contactId === undefined) === (phone === undefined))
    throw invalid([fieldError('/contactId', contactId === undefined ? 'required' : 'mutually_exclusive', oneOf)]);
  if (contactId !== undefined) {
    authorize(ctx.actor, getCounterparty);
    const found = await phoneOfContact(ctx.db, contactId);
    if (!found) throw noPhone;
    return { name: found.name, phone: found.phone };
  }
  const digits = phoneDigits(phone as string);
  if (digits === null) throw notAPhone;
  return { name: null, phone: digits };
}

/** The conversation with somebody, which begins with this unless it is there. */
export async function conversationWith(
  ctx: WriteContext,
  { installationId, channelId, chat }: ChosenChat,
  person: Person,
) {
  const place = { channelId, ...chat };
  const found = await ensureConversations(ctx, installationId, [
    {
      ...place,
      name: person.name,
      username: null,
      phone: person.phone,
      at: portalNow().toISOString(),
      direction: 'out',
    },
  ]);
  return [...found.values()][0] as string;
}

const oneOf = words('give either `contactId` or `phone`', 'укажите либо контакт, либо телефон');

const noPhone = invalidField(
  '/contactId',
  'not_found_reference',
  words('is no contact with a phone', 'нет такого контакта с телефоном'),
);

const notAPhone = invalidField(
  '/phone',
  'phone_format',
  words('is not a phone with its code', 'это не телефон: укажите номер с кодом, например +7 999 123-45-67'),
);
