import { choice, id, instant, integer, longText, text, texts } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';
import { sendingChannels } from './proposal-sending.ts';

/** A time when an order was sent: which revision, to whom, and when it was opened. The link of it is known to the supplier alone. */
export const purchaseOrderSending = noun({
  type: 'purchase_order_sending',
  words: words('Sending of an order', 'Отправка заказа'),
  table: 'purchase_order_sendings',
  alias: 'sending',
  audience: 'internal',
  displayName: 'sentAt',
  facts: [],
  fields: {
    id: id(),
    revision: integer('Revision that was sent', 'Отправленная редакция', { minimum: 1 }),
    channel: choice(sendingChannels, 'How it was sent', 'Как отправлено'),
    recipients: texts(254, 'To whom', 'Кому', { maxItems: 10 }),
    subject: text(200, 'Subject', 'Тема письма').nullable(),
    message: longText(5_000, 'Message', 'Сообщение').nullable(),
    sentBy: id('Sent by', 'Кто отправил').nullable(),
    sentAt: instant('Sent', 'Отправлено'),
    openedAt: instant('First opened', 'Впервые открыто').nullable(),
    openCount: integer('Times opened', 'Сколько раз открыто'),
    undelivered: texts(254, 'Addresses that were not reached', 'Не доставлено на адреса', { maxItems: 10 }),
    pdfFileId: id('File of it, PDF', 'Файл PDF').nullable(),
  },
});

export type PurchaseOrderSending = RecordOf<typeof purchaseOrderSending>;
