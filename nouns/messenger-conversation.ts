import { choice, id, instant, integer, ownText, recordType, text } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const messageDirections = {
  in: words('Came in', 'Входящее'),
  out: words('Went out', 'Исходящее'),
};

/** Kinds of records that conversations are about. */
export const talkedAbout = {
  procurement: words('Requisition', 'Заявка'),
  supplierRfq: words('Request for quotes', 'Запрос цен'),
  supplier: words('Supplier', 'Поставщик'),
  counterparty: words('Counterparty', 'Контрагент'),
};

export type TalkedAbout = keyof typeof talkedAbout;

export const talkedAboutType = recordType(talkedAbout, 'Kind of the record', 'Вид записи').example('supplier');

const linkStatuses = {
  suggested: words('Suggested', 'Предложена'),
  confirmed: words('Confirmed', 'Подтверждена'),
};

export const linkSources = {
  phone: words('by the phone', 'по телефону'),
  message: words('written from the record', 'написано из записи'),
  person: words('said by a person', 'указал человек'),
};

const link = {
  entityType: talkedAboutType,
  id: id('The record', 'Запись'),
  status: choice(
    linkStatuses,
    'Suggested by the platform, or confirmed by a person',
    'Предложена платформой или подтверждена человеком',
  ),
  source: choice(
    linkSources,
    'The phone is one of the record, somebody wrote from the record, or a person said so',
    'Телефон есть в записи, писали из записи или так указал человек',
  ),
  linkedAt: instant('Linked', 'Связано'),
};

export type ConversationLink = StructureOf<typeof link>;

const count = (en: string, ru: string) => integer(en, ru, { minimum: 0 });

/** All messages of one chat through one channel. */
export const messengerConversation = noun({
  type: 'messenger_conversation',
  words: words('Conversation in a messenger', 'Переписка в мессенджере'),
  table: 'messenger_conversations',
  alias: 'talk',
  audience: 'internal',
  displayName: 'name',
  facts: ['received', 'queued', 'sent', 'failed', 'in_doubt', 'updated', 'linked', 'unlinked', 'read'],
  fields: {
    id: id().filterable().sortable(),
    channelId: text(100, 'Channel, as the provider knows it', 'Канал, как его знает провайдер').filterable(),
    channelLabel: ownText('Name or number of the channel', 'Название или номер канала').computed(),
    chatType: text(40, 'Kind of the chat, in the words of the provider', 'Вид чата, как его называет провайдер')
      .filterable()
      .example('whatsapp'),
    chatId: text(200, 'Chat, as the provider knows it', 'Чат, как его знает провайдер')
      .filterable()
      .example('79991234567'),
    name: ownText('Whom it is with', 'Собеседник').example('Ольга Петрова'),
    phone: ownText('Phone, digits alone', 'Телефон, только цифры').nullable().example('79991234567'),
    linkedTo: structures(
      link,
      'Records it is about: suggested ones and confirmed ones',
      'Записи, о которых переписка: предложенные и подтверждённые',
    ).computed(),
    messageCount: count('Messages', 'Сообщений'),
    unreadCount: count('Messages nobody has read yet', 'Непрочитанных сообщений').filterable(),
    lastMessageAt: instant('Last message', 'Последнее сообщение').filterable().sortable(),
    lastDirection: choice(
      messageDirections,
      'Whether the last message came in or went out',
      'Последнее сообщение входящее или исходящее',
    ).filterable(),
    version: integer('Version', 'Версия', { minimum: 1 }),
    createdAt: instant('Created', 'Создано').filterable().sortable(),
    updatedAt: instant('Changed', 'Изменено').filterable().sortable(),
  },
});

export type MessengerConversation = RecordOf<typeof messengerConversation>;
