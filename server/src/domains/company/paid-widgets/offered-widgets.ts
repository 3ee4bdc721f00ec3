import { type Words, words } from '../../../../../nouns/kit/words.ts';

export interface OfferedWidget {
  slug: string;
  name: Words;
  description: Words;
  priceMonthlyRub: string;
  trialDays: number;
}

/** What is paid for apart from the platform itself. The price of a portal's licence may be another one. */
export const offeredWidgets: readonly OfferedWidget[] = [
  {
    slug: 'e-documents',
    name: words('Electronic documents', 'Электронный документооборот'),
    description: words(
      'Sends invoices, contracts and УПД through operators of electronic documents and receives those of suppliers.',
      'Отправка счетов, договоров и УПД через операторов ЭДО и получение документов поставщиков.',
    ),
    priceMonthlyRub: '2000.00',
    trialDays: 14,
  },
  {
    slug: 'logistics-map',
    name: words('Map of deliveries', 'Карта доставок'),
    description: words(
      'Vehicles, routes and points of delivery on a map, with the link of the driver.',
      'Транспорт, маршруты и точки доставки на карте, ссылка для водителя.',
    ),
    priceMonthlyRub: '1500.00',
    trialDays: 14,
  },
  {
    slug: 'messengers',
    name: words('Messengers', 'Мессенджеры'),
    description: words(
      'Conversations with suppliers in messengers beside requisitions and requests for quotes.',
      'Переписка с поставщиками в мессенджерах рядом с заявками и запросами цен.',
    ),
    priceMonthlyRub: '1500.00',
    trialDays: 14,
  },
  {
    slug: 'task-tracker',
    name: words('Task tracker', 'Трекер задач'),
    description: words(
      'Tasks of requisitions in the tracker of the company, with statuses both ways.',
      'Задачи по заявкам в трекере компании с обменом статусами в обе стороны.',
    ),
    priceMonthlyRub: '1000.00',
    trialDays: 7,
  },
];

export const offeredWidget = (slug: string): OfferedWidget | undefined =>
  offeredWidgets.find((one) => one.slug === slug);
