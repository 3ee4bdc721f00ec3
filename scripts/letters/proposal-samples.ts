import type { Sample } from './sample.ts';

const base = 'https://portal.prokura.ru';

const proposal = {
  number: 'KP-2026-0031',
  title: 'Материалы для кровли корпуса № 3',
  total: '1234567.5',
  currency: 'RUB',
} as const;

const answered = {
  ...proposal,
  name: 'Иван Кузнецов',
  customer: 'ООО «Строительная компания „Северный дом“»',
  person: 'Смирнов Пётр Николаевич',
  position: 'директор по закупкам',
  email: null,
  url: `${base}/proposals/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
} as const;

const sent = {
  ...proposal,
  seller: 'ООО «Уралпромстрой»',
  validUntil: '2026-12-15',
  subject: null,
  message: null,
  hasFile: true,
  url: `${base}/p/q8Vb0cO0mJ2m1Tq4Zr7yKx5sWnE3uHdLfPgAvRiYtBk`,
} as const;

/** Letters about proposals: to the customer, and of the answer to whose proposal it is. */
export const proposalSamples: readonly Sample[] = [
  { name: 'proposal-sent', template: 'proposal-sent', variables: sent },
  {
    name: 'proposal-sent-with-words',
    template: 'proposal-sent',
    variables: {
      ...sent,
      subject: 'Кровельные материалы: наше предложение',
      message:
        'Пётр Николаевич, добрый день!\nКак договаривались, направляем предложение. Цены держим до середины декабря.',
    },
  },
  {
    name: 'proposal-accepted',
    template: 'proposal-answer',
    variables: { ...answered, what: 'accepted', text: 'Доставка до 10:00, въезд с улицы Крестинского.' },
  },
  {
    name: 'proposal-declined',
    template: 'proposal-answer',
    variables: { ...answered, what: 'declined', text: 'Нашли дешевле.' },
  },
  {
    name: 'proposal-question',
    template: 'proposal-answer',
    variables: { ...answered, what: 'asked', email: 'smirnov@sever-dom.ru', text: 'Входит ли в цену разгрузка?' },
  },
];
