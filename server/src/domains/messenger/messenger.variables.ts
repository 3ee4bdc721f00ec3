import { type TalkedAbout, talkedAbout } from '../../../../nouns/messenger-conversation.ts';
import { messengerMessageFlow } from '../../../../nouns/messenger-message-flow.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { type Answers, inStep, variables } from '../../kernel/variables.ts';

const read = { scopes: ['messengers.read'], permission: 'messengers.read' } as const;

/** The conversation about a record that went on last, and what the provider knows the record by. */
export const messengerVariables = variables({
  namespace: 'messenger',
  domain: 'messenger',
  entityTypes: Object.keys(talkedAbout),
  exists: recordsThere,
  groups: [
    {
      ...read,
      load: loadChats,
      paths: {
        'chat.channelId': { label: words('Channel', 'Канал'), valueType: 'string' },
        'chat.chatType': { label: words('Kind of the chat', 'Вид чата'), valueType: 'string' },
        'chat.chatId': { label: words('Chat', 'Чат'), valueType: 'string' },
        'lastMessage.messageId': { label: words('Last message', 'Последнее сообщение'), valueType: 'string' },
        'lastMessage.requestId': { label: words('Its write at the provider', 'Его отправка'), valueType: 'string' },
        'lastMessage.status': {
          label: words('Its status', 'Его статус'),
          valueType: 'string',
          choices: messengerMessageFlow.statuses,
        },
        'lastMessage.createdAt': { label: words('When it was written', 'Когда написано'), valueType: 'datetime' },
      },
    },
    {
      ...read,
      load: loadLinks,
      paths: {
        'links[].externalKind': {
          label: words('What the provider knows the record as', 'Чем запись является у провайдера'),
          valueType: 'array',
        },
        'links[].externalId': {
          label: words('What it calls it', 'Её идентификатор у провайдера'),
          valueType: 'array',
        },
      },
    },
  ],
});

const tables: Record<TalkedAbout, string> = {
  procurement: 'requisitions',
  supplierRfq: 'supplier_rfqs',
  supplier: 'suppliers',
  counterparty: 'counterparties',
};

async function recordsThere(db: Db, ids: readonly string[], entityType: string): Promise<ReadonlySet<string>> {
  const table = raw(tables[entityType as TalkedAbout]);
  const rows = await db.many<{ id: string }>(
    sql`select id from ${table} where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface Chat {
  entityId: string;
  channelId: string;
  chatType: string;
  chatId: string;
  messageId: string | null;
  requestId: string | null;
  status: string | null;
  createdAt: string | null;
}

async function loadChats(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await db.many<Chat>(sql`
    select distinct on (link.entity_id) link.entity_id as "entityId", talk.channel_id as "channelId", talk.chat_type as "chatType",
      talk.chat_id as "chatId", last.external_id as "messageId", last.write_id as "requestId", last.status, last.sent_at as "createdAt"
    from messenger_links link
    join messenger_conversations talk on talk.tenant_id = ${db.tenant} and talk.id = link.conversation_id
    left join lateral (
      select message.external_id, message.write_id, message.status, message.sent_at from messenger_messages message
      where message.tenant_id = ${db.tenant} and message.conversation_id = talk.id
      order by message.sent_at desc, message.id desc limit 1) last on true
    where link.tenant_id = ${db.tenant} and link.entity_id = any(${ids}::uuid[]) and link.status = 'confirmed'
    order by link.entity_id, talk.last_message_at desc, talk.id`);
  return new Map(
    rows.map(({ entityId, channelId, chatType, chatId, messageId, requestId, status, createdAt }) => [
      entityId,
      {
        ...{ 'chat.channelId': channelId, 'chat.chatType': chatType, 'chat.chatId': chatId },
        ...{ 'lastMessage.messageId': messageId, 'lastMessage.requestId': requestId, 'lastMessage.status': status },
        'lastMessage.createdAt': createdAt,
      },
    ]),
  );
}

interface Link {
  entityId: string;
  kind: string;
  externalId: string;
}

/** Contacts and deals that the provider was told of, then chats that are about the record. */
async function loadLinks(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await db.many<Link>(sql`
    select push.entity_id as "entityId", push.external_kind as kind, push.external_id as "externalId" from messenger_pushes push
    where push.tenant_id = ${db.tenant} and push.entity_id = any(${ids}::uuid[]) and push.entity_type in ('counterparty', 'procurement')
      and push.pushed_at is not null
    union all
    select link.entity_id, 'chat', talk.chat_type || ':' || talk.chat_id
    from messenger_links link
    join messenger_conversations talk on talk.tenant_id = ${db.tenant} and talk.id = link.conversation_id
    where link.tenant_id = ${db.tenant} and link.entity_id = any(${ids}::uuid[]) and link.status = 'confirmed'
    order by 1, 2 desc, 3`);
  return new Map(
    [...Map.groupBy(rows, ({ entityId }) => entityId)].map(([id, links]) => [
      id,
      inStep<Link>('links[].', links, { externalKind: ({ kind }) => kind, externalId: ({ externalId }) => externalId }),
    ]),
  );
}
