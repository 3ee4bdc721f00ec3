import type { Sample } from './sample.ts';

const base = 'https://portal.prokura.ru';

const sent = {
  buyer: 'ООО «Уралпромстрой»',
  number: 'PO-2026-0031',
  revision: 1,
  total: '1234567.5',
  currency: 'RUB',
  wantedDate: '2026-12-15',
  deliveryAddress: 'Екатеринбург, ул. Крестинского, 46',
  subject: null,
  message: null,
  url: `${base}/order#q8Vb0cO0mJ2m1Tq4Zr7yKx5sWnE3uHdLfPgAvRiYtBk`,
} as const;

const answered = {
  name: 'Иван Кузнецов',
  number: 'PO-2026-0031',
  supplier: 'ООО «Цементный двор»',
  person: 'Петрова Анна Сергеевна',
  expectedDate: '2026-12-18',
  url: `${base}/purchase-orders/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
} as const;

/** Letters about orders: to the supplier, and of the answer to who is responsible. */
export const orderSamples: readonly Sample[] = [
  { name: 'order-sent', template: 'order-sent', variables: sent },
  { name: 'order-changed', template: 'order-sent', variables: { ...sent, revision: 2 } },
  {
    name: 'order-cancelled',
    template: 'order-cancelled',
    variables: { buyer: sent.buyer, number: sent.number, reason: 'Объект заморожен до весны.' },
  },
  {
    name: 'order-confirmed',
    template: 'order-answer',
    variables: { ...answered, outcome: 'confirmed', text: 'Отгрузим со склада в Тюмени.' },
  },
  {
    name: 'order-confirmed-in-part',
    template: 'order-answer',
    variables: { ...answered, outcome: 'confirmed_in_part', text: null },
  },
  {
    name: 'order-declined',
    template: 'order-answer',
    variables: { ...answered, outcome: 'declined', expectedDate: null, text: 'Печь на ремонте до января.' },
  },
];
