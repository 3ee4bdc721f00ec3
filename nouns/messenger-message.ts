import { choice, flag, id, instant, integer, ownText, status, text } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { messageDirections } from './messenger-conversation.ts';
import { messengerMessageFlow } from './messenger-message-flow.ts';

export const reasonsNotKept = {
  file_type: words('this kind of file is not taken', 'такие файлы не принимаются'),
  quota: words('no room is left', 'нет места'),
  unavailable: words('the provider did not give it', 'провайдер его не отдал'),
};

const file = {
  fileName: ownText('Name', 'Название').example('Прайс.xlsx'),
  mimeType: ownText('Media type, found in the content', 'Тип содержимого, определённый по содержимому'),
  sizeBytes: integer('Size in bytes', 'Размер в байтах', { minimum: 0 }),
  fileId: id(
    'File of the portal; null until it is fetched, and for what was not kept',
    'Файл портала; null, пока не загружен, и если не сохранён',
  ).nullable(),
  notKept: choice(reasonsNotKept, 'Why it was not kept', 'Почему не сохранено').nullable(),
};

export type MessengerFile = StructureOf<typeof file>;

/** One message of a conversation: one that a client wrote, or one of the company. */
export const messengerMessage = noun({
  type: 'messenger_message',
  words: words('Message in a messenger', 'Сообщение мессенджера'),
  table: 'messenger_messages',
  alias: 'message',
  audience: 'internal',
  displayName: 'messageId',
  lifecycle: messengerMessageFlow,
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    conversationId: id('Conversation', 'Переписка').filterable(),
    direction: choice(messageDirections, 'Whether it came in or went out', 'Входящее или исходящее').filterable(),
    messageId: text(200, 'Identifier at the provider', 'Идентификатор у провайдера')
      .column('external_id')
      .nullable()
      .describe('Null until the provider has told it.'),
    requestId: id('Write at the provider', 'Запись у провайдера')
      .column('write_id')
      .nullable()
      .describe('What it is known by in the outbox of the integration; null for what was not written here.'),
    text: ownText('Text', 'Текст').column('body').nullable(),
    file: structure(file, 'File', 'Файл').nullable(),
    status: status(messengerMessageFlow).nullable().filterable().describe('Null for what came in.'),
    inDoubt: flag('It is not known whether it left', 'Неизвестно, ушло ли').describe(
      'It was handed over and the provider has not said what came of it. It is not sent again by itself.',
    ),
    error: ownText('Why it was not delivered', 'Почему не доставлено').nullable(),
    authorName: ownText('Who wrote it, as the provider tells', 'Кто написал, по данным провайдера').nullable(),
    sentAt: instant('Written', 'Написано').filterable().sortable(),
    editedAt: instant('Edited', 'Изменено').nullable(),
    deletedAt: instant('Taken back by who wrote it', 'Удалено автором').nullable(),
    readAt: instant('Read by us', 'Прочитано нами').nullable(),
    createdById: id('Written by', 'Кто написал').column('created_by').nullable(),
  },
});

export type MessengerMessage = RecordOf<typeof messengerMessage>;
