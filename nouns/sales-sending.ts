import { choice, id, instant, longText, text, texts } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

export const salesSendingChannels = {
  email: words('By letter', 'Письмом'),
};

/** A time when a sales invoice was sent: to whom and by whom. */
export const salesSending = noun({
  type: 'sales_invoice_sending',
  words: words('Sending of a sales invoice', 'Отправка исходящего счёта'),
  table: 'sales_invoice_sendings',
  alias: 'sending',
  audience: 'internal',
  displayName: 'sentAt',
  facts: [],
  fields: {
    id: id(),
    channel: choice(salesSendingChannels, 'How it was sent', 'Как отправлено'),
    recipients: texts(254, 'To whom', 'Кому', { maxItems: 10 }),
    subject: text(200, 'Subject', 'Тема письма').nullable(),
    message: longText(5_000, 'Message', 'Сообщение').nullable(),
    fileId: id('File that was sent', 'Отправленный файл').nullable(),
    sentBy: id('Sent by', 'Кто отправил').nullable(),
    sentAt: instant('Sent', 'Отправлено'),
    undelivered: texts(254, 'Addresses that were not reached', 'Не доставлено на адреса', { maxItems: 10 }),
  },
});

export type SalesSending = RecordOf<typeof salesSending>;
