import type { ChatRef, MessageEvent } from '../../../kernel/integrations/ports/messenger.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

export interface NewConversation extends ChatRef {
  channelId: string;
  name: string | null;
  username: string | null;
  phone: string | null;
  at: string;
  direction: 'in' | 'out';
}

/** The conversation of each event; those that are not there yet begin with it. */
export async function writeConversations(
  ctx: WriteContext,
  installationId: string,
  events: readonly MessageEvent[],
): Promise<ReadonlyMap<MessageEvent, string>> {
  const ids = await ensureConversations(
    ctx,
    installationId,
    events.map(({ channelId, chatType, chatId, at, direction, contact, authorName }) => ({
      ...{ channelId, chatType, chatId, at, direction },
      // Of our own messages the author is one of us, and the contact still the other side.
      name: contact.name ?? (direction === 'in' ? authorName : null),
      username: contact.username,
      phone: contact.phone ?? phoneIn(chatType, chatId),
    })),
  );
  return new Map(events.map((event) => [event, ids.get(keyOf(event)) as string]));
}

type Place = ChatRef & { channelId: string };

export const keyOf = ({ channelId, chatType, chatId }: Place) => JSON.stringify([channelId, chatType, chatId]);

/** What is known of the other side is added where it was missing: a name that was learnt stays. */
export async function ensureConversations(
  { db }: WriteContext,
  installationId: string,
  wanted: readonly NewConversation[],
): Promise<ReadonlyMap<string, string>> {
  const rows = [...Map.groupBy(wanted, keyOf).values()].map((some) => {
    const [first] = some as [NewConversation];
    const told = (name: 'name' | 'username' | 'phone') => some.find((one) => one[name] !== null)?.[name] ?? null;
    const { channelId, chatType, chatId, at, direction } = first;
    return {
      ...{ id: uuidv7(), channel_id: channelId, chat_type: chatType, chat_id: chatId, at, direction },
      ...{ name: told('name'), username: told('username'), phone: told('phone') },
    };
  });
  const found = await db.many<{ channelId: string; chatType: string; chatId: string; id: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (id uuid, channel_id text, chat_type text, chat_id text, at instant,
        direction text, name text, username text, phone text))
    insert into messenger_conversations as talk (tenant_id, id, installation_id, channel_id, chat_type, chat_id, name, username, phone,
      last_message_at, last_direction)
    select ${db.tenant}::uuid, given.id, ${installationId}::uuid, given.channel_id, given.chat_type, given.chat_id,
      coalesce(given.name, given.username, given.phone, given.chat_id), given.username, given.phone, given.at, given.direction
    from given order by given.channel_id, given.chat_type, given.chat_id
    on conflict (tenant_id, installation_id, channel_id, chat_type, chat_id) do update
      set name = case when talk.name in (talk.chat_id, talk.phone, talk.username) then excluded.name else talk.name end,
        username = coalesce(talk.username, excluded.username), phone = coalesce(talk.phone, excluded.phone)
    returning talk.channel_id as "channelId", talk.chat_type as "chatType", talk.chat_id as "chatId", talk.id`);
  return new Map(found.map((one) => [keyOf(one), one.id]));
}

/** In these messengers a chat with a person is called by his phone. */
export const phoneIn = (chatType: string, chatId: string): string | null =>
  ['whatsapp', 'viber'].includes(chatType) && /^\d{5,20}$/.test(chatId) ? chatId : null;
