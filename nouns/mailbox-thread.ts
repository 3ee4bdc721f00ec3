import { field } from './kit/field.ts';
import { choice, id, instant, integer, ownText, texts } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const letterDirections = {
  in: words('Came in', 'Входящее'),
  out: words('Went out', 'Исходящее'),
};

/** Kinds of records that conversations are about, as the interface names them; a caller may spell them as elsewhere. */
export const linkedRecords = {
  supplier: words('Supplier', 'Поставщик'),
  requisition: words('Requisition', 'Заявка'),
  rfq: words('Request for quotes', 'Запрос цен'),
  proposal: words('Proposal', 'Коммерческое предложение'),
  invoice: words('Invoice', 'Счёт'),
};

export type LinkedType = keyof typeof linkedRecords;

export const linkedType = field<LinkedType>(
  'choice',
  { type: 'string', enum: Object.keys(linkedRecords), 'x-clean': 'record-type' },
  'Kind of the record',
  'Вид записи',
).example('supplier');

const linkStatuses = {
  suggested: words('Suggested', 'Предложена'),
  confirmed: words('Confirmed', 'Подтверждена'),
};

const linkSources = {
  letter: words('answers our letter', 'ответ на наше письмо'),
  address: words('by the address', 'по адресу'),
  person: words('said by a person', 'указал человек'),
};

const link = {
  entityType: linkedType,
  id: id('The record', 'Запись'),
  status: choice(
    linkStatuses,
    'Suggested by the platform, or confirmed by a person',
    'Предложена платформой или подтверждена человеком',
  ),
  source: choice(
    linkSources,
    'It answers a letter of ours about the record, somebody of the record writes, or a person said so',
    'Ответ на наше письмо о записи, пишет человек этой записи или так указал человек',
  ),
  linkedAt: instant('Linked', 'Связано'),
};

export type ThreadLink = StructureOf<typeof link>;

const count = (en: string, ru: string) => integer(en, ru, { minimum: 0 });

/** Letters exchanged about one matter. */
export const mailboxThread = noun({
  type: 'mailbox_thread',
  words: words('Conversation', 'Переписка'),
  table: 'mailbox_threads',
  alias: 'thread',
  audience: 'internal',
  displayName: 'subject',
  facts: ['received', 'queued', 'sent', 'failed', 'in_doubt', 'undelivered', 'linked', 'unlinked', 'read'],
  fields: {
    id: id().filterable().sortable(),
    subject: ownText('Subject', 'Тема').filterable().example('Запрос цен RFQ-0012'),
    participants: texts(254, 'Addresses of the other side', 'Адреса другой стороны')
      .column('addresses')
      .example(['sales@cement.ru']),
    linkedTo: structures(
      link,
      'Records it is about: suggested ones and confirmed ones',
      'Записи, о которых переписка: предложенные и подтверждённые',
    ).computed(),
    messageCount: count('Letters', 'Писем'),
    unreadCount: count('Letters nobody has read yet', 'Непрочитанных писем').filterable(),
    lastMessageAt: instant('Last letter', 'Последнее письмо').filterable().sortable(),
    lastDirection: choice(
      letterDirections,
      'Whether the last letter came in or went out',
      'Последнее письмо входящее или исходящее',
    ).filterable(),
    version: integer('Version', 'Версия', { minimum: 1 }),
    createdAt: instant('Created', 'Создано').filterable().sortable(),
    updatedAt: instant('Changed', 'Изменено').filterable().sortable(),
  },
});

export type MailboxThread = RecordOf<typeof mailboxThread>;
