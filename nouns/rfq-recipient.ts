import { choice, id, instant, integer, longText, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';
import { recipientFlow } from './recipient-flow.ts';

const channels = {
  email: words('By our letter', 'Письмом'),
  link: words('By the buyer, as a link', 'Ссылкой от закупщика'),
  messenger: words('By a messenger', 'В мессенджере'),
};

const { version, createdAt, updatedAt } = recordFields;

/** A supplier who is asked. The link it answers by is known to that supplier alone. */
export const rfqRecipient = noun({
  type: 'supplier_rfq_recipient',
  words: words('Recipient of a request for quotes', 'Получатель запроса предложений'),
  table: 'supplier_rfq_recipients',
  alias: 'asked',
  audience: 'internal',
  displayName: 'name',
  lifecycle: recipientFlow,
  facts: [],
  fields: {
    id: id(),
    rfqId: id('Request for quotes', 'Запрос предложений'),
    supplierId: id('Supplier', 'Поставщик'),
    counterpartyId: id('Counterparty', 'Контрагент'),
    name: text(255, 'Name', 'Название').computed().example('ООО «Цементный двор»'),
    contactId: id('Contact', 'Контакт').nullable().writable(),
    contactName: text(200, 'Name of the contact', 'Имя контакта')
      .nullable()
      .computed()
      .describe('Whom the letter greets.'),
    email: text(254, 'E-mail', 'Почта').nullable().writable().example('petrova@cement.ru'),
    channel: choice(channels, 'How the link gets there', 'Как получает ссылку').writable(),
    status: status(recipientFlow),
    sentAt: instant('Sent', 'Отправлен').nullable(),
    lastError: longText(
      500,
      'Why the last letter or message was not delivered',
      'Почему не доставлено последнее письмо или сообщение',
    ).nullable(),
    firstViewedAt: instant('First viewed', 'Впервые просмотрен').nullable(),
    viewCount: integer('Times viewed', 'Сколько раз просмотрен'),
    remindersSent: integer('Reminders sent', 'Отправлено напоминаний'),
    lastRemindedAt: instant('Last reminded', 'Последнее напоминание').nullable(),
    quoteId: id('Quote', 'Предложение').nullable().computed(),
    declineReason: longText(1_000, 'Why it declined', 'Причина отказа').nullable(),
    linkExpiresAt: instant('The link opens until', 'Ссылка открывается до').nullable().computed(),
    revision: integer('Revision it was last told of', 'Последняя сообщённая редакция').describe(
      '0 before the first letter.',
    ),
    ...{ version, createdAt, updatedAt },
  },
});

export type RfqRecipient = RecordOf<typeof rfqRecipient>;
