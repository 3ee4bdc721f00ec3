import { choice, id, instant, integer, longText, text, texts } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

export const sendingChannels = {
  email: words('By letter', 'Письмом'),
  link: words('As a link to pass on', 'Ссылкой'),
};

/** A time when a proposal was sent: to whom, by whom, and when it was opened. The link of it is known to the customer alone. */
export const proposalSending = noun({
  type: 'commercial_proposal_sending',
  words: words('Sending of a commercial proposal', 'Отправка коммерческого предложения'),
  table: 'commercial_proposal_sendings',
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
    docxFileId: id('File of it, Word', 'Файл Word').nullable(),
  },
});

export type ProposalSending = RecordOf<typeof proposalSending>;
