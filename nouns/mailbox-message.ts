import { choice, id, instant, integer, ownText } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { structure, structures } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { letterDirections } from './mailbox-thread.ts';

export const letterStates = {
  pending: status('Waiting', 'Ожидает отправки', 'accent'),
  running: status('Being sent', 'Отправляется', 'accent'),
  done: status('Sent', 'Отправлено', 'good'),
  failed: status('Not sent', 'Не отправлено', 'bad'),
  in_doubt: status('Unsure whether it left', 'Неизвестно, ушло ли', 'warning'),
};

export type LetterState = keyof typeof letterStates;

const person = {
  name: ownText('Name; empty where the letter gives none', 'Имя; пустое, если в письме его нет'),
  address: ownText('Address', 'Адрес').example('sales@cement.ru'),
};

const reasonsNotKept = {
  file_type: words('this kind of file is not taken', 'такие файлы не принимаются'),
  quota: words('no room is left', 'нет места'),
};

const attachment = {
  fileName: ownText('Name', 'Название').example('Прайс.xlsx'),
  mimeType: ownText('Media type, found in the content', 'Тип содержимого, определённый по содержимому'),
  sizeBytes: integer('Size in bytes', 'Размер в байтах', { minimum: 0 }),
  fileId: id(
    'File of the portal; null for what was not kept',
    'Файл портала; null, если вложение не сохранено',
  ).nullable(),
  notKept: choice(
    reasonsNotKept,
    'Why it was not kept: a kind of file that the portal does not take, or no room',
    'Почему не сохранено: портал не принимает такой тип файла или нет места',
  ).nullable(),
};

export type LetterAttachment = StructureOf<typeof attachment>;

const unreached = {
  address: ownText('Address', 'Адрес'),
  reason: ownText('What the mail server said', 'Что ответил почтовый сервер'),
};

/** One letter of a conversation: one that came in, or one of ours on its way. */
export const mailboxMessage = noun({
  type: 'mailbox_message',
  words: words('Letter', 'Письмо'),
  table: 'mailbox_messages',
  alias: 'message',
  audience: 'internal',
  displayName: 'subject',
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    threadId: id('Conversation', 'Переписка').filterable(),
    direction: choice(letterDirections, 'Whether it came in or went out', 'Входящее или исходящее').filterable(),
    messageId: ownText('Message-ID, without brackets', 'Message-ID без угловых скобок').example('0193@romashka.ru'),
    from: structure(person, 'Person of a letter', 'Участник письма').column('sender'),
    to: structures(person, 'Recipients', 'Получатели').column('recipients'),
    cc: structures(person, 'Copies', 'Копии').column('copies'),
    subject: ownText('Subject', 'Тема'),
    text: ownText(
      'Text; of a letter in HTML, what it says to a reader',
      'Текст; у письма в HTML — то, что видит читатель',
    ).column('body'),
    sentAt: instant('Sent', 'Отправлено').filterable().sortable(),
    attachments: structures(attachment, 'Attachments', 'Вложения'),
    state: choice(
      letterStates,
      'A letter of ours on its way; `in_doubt` when it was handed over and whether it left is not known. Null for what came in',
      'Состояние исходящего письма; `in_doubt` — письмо передано серверу, но ушло ли оно, неизвестно. Null у входящих',
    )
      .nullable()
      .filterable(),
    error: ownText(
      'Why it did not leave, or what is not known',
      'Почему письмо не ушло или что о нём неизвестно',
    ).nullable(),
    undelivered: structures(unreached, 'Whom it did not reach', 'Кому письмо не дошло'),
    readAt: instant('First read', 'Впервые прочитано').nullable(),
    createdById: id('Written by', 'Кто написал').column('created_by').nullable(),
  },
});

export type MailboxMessage = RecordOf<typeof mailboxMessage>;
