import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { FrameRequest } from '../../../kernel/integrations/ports/messenger.ts';
import { command, inSteps, query, type ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { demandRecord } from '../links/demand-record.ts';
import { conversations, talkedAboutType } from '../messenger-conversation.ts';
import { askMessenger, writing } from '../messenger-port.ts';

const asks = { permission: 'messengers.send', scope: writing['messengers.send'] } as const;

const input = object({
  conversationId: Type.Optional(id('Conversation to open')),
  about: Type.Optional(
    object(
      { entityType: talkedAboutType, entityId: id('The record') },
      { title: 'Record whose chats are shown alone' },
    ),
  ),
});

export function openFrame(connectors: readonly AnyConnector[]) {
  const messenger = askMessenger(connectors, 'messengers.send');

  const gather = query({
    name: 'messenger.gather-frame',
    summary: words('Gather what is shown', 'Собрать чаты для показа'),
    ...asks,
    input,
    output: Type.Unknown(),
    run: gatherFrame,
  });

  return command({
    name: 'messenger.open-frame',
    summary: words("Open the provider's chats", 'Открыть чаты провайдера'),
    description:
      'An address for a frame of the page (`allow="microphone *; clipboard-write *"`): all chats, those of one record, or one conversation. Whoever has the address reads and writes as the caller, so it is made anew for every request and neither stored nor logged.',
    ...asks,
    refuses: [...providerRefusals, 'not_found'],
    input,
    output: object({ url: Type.String({ format: 'uri', title: 'Address of the frame' }) }),
    answersAnew: true,
    run: inSteps,
    async steps(steps, given) {
      const connection = await messenger.open(steps);
      const asked = (await steps.query(gather, given)) as FrameRequest;
      return messenger.ask(steps, connection, async (port, call) => {
        // The provider's window knows a person by what it was told of him.
        await port.pushUsers(call as never, [asked.user]);
        return port.frame(call as never, asked);
      });
    },
  });
}

interface Chat {
  channelId: string;
  chatType: string;
  chatId: string;
  name: string;
}

async function gatherFrame(
  ctx: ReadContext,
  { conversationId, about }: Type.Static<typeof input>,
): Promise<FrameRequest> {
  const user = await callerOf(ctx);
  if (about) await demandRecord(ctx, about.entityType, about.entityId);
  const chats =
    conversationId !== undefined
      ? [await conversations.byId(ctx.db, conversationId)]
      : about === undefined
        ? []
        : await ctx.db.many<Chat>(sql`
            select talk.channel_id as "channelId", talk.chat_type as "chatType", talk.chat_id as "chatId", talk.name
            from messenger_conversations talk
            join messenger_links link on link.tenant_id = ${ctx.db.tenant} and link.conversation_id = talk.id
            where talk.tenant_id = ${ctx.db.tenant} and link.entity_id = ${about.entityId} and link.status = 'confirmed'
              and link.entity_type = ${about.entityType}
            order by talk.last_message_at desc limit 50`);
  if (about && chats.length === 0) throw noChats();
  const [first] = chats;
  return {
    user,
    scope: chats.length === 0 ? 'global' : 'card',
    chats: chats.map(({ chatType, chatId, name }) => ({ chatType, chatId, name })),
    active: first ? { channelId: first.channelId, chatType: first.chatType, chatId: first.chatId } : null,
  };
}

/** A key without a person has no window of its own. */
async function callerOf({ db, actor }: ReadContext): Promise<FrameRequest['user']> {
  const found = await db.first<{ id: string; name: string }>(
    sql`select id, full_name as name from users where tenant_id = ${db.tenant} and id = ${actor.userId}`,
  );
  if (!found) throw nobody();
  return found;
}

const noChats = () =>
  brokenRule(
    'no_chats',
    words(
      'No conversation is linked to the record yet: write to somebody from it first.',
      'С записью ещё не связана ни одна переписка: сначала напишите из неё.',
    ),
  );

const nobody = () =>
  brokenRule(
    'no_person',
    words('The chats are opened by a person, not by a key.', 'Чаты открывает сотрудник, а не ключ.'),
  );
