import type { LetterLocale } from '../../server/src/platform/mail/letters/letter.ts';
import type { Sample } from './sample.ts';

const base = 'https://portal.prokura.ru';
const id = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

const need = {
  name: 'Иван Кузнецов',
  number: 'PR-2026-0211',
  title: 'Материалы для кровли корпуса № 3',
  url: `${base}/purchase-requisitions/${id}`,
} as const;

const comment = {
  name: 'Иван Кузнецов',
  by: 'Ольга Морозова',
  record: 'PR-2026-0211 · Материалы для кровли корпуса № 3',
  text: '@Иван Кузнецов, арматуры на складе хватит до пятницы.\nУспеем до неё?',
  url: need.url,
} as const;

const low = { name: need.name, warehouse: 'Склад на Лесной', url: need.url };

const budget = {
  name: 'Ольга Морозова',
  code: 'СТР-26',
  budget: 'Материалы корпуса 2',
  currency: 'RUB',
  url: `${base}/budgets/${id}`,
};

const planned = { template: 'Кровля, ежемесячно', plannedDate: '2026-11-30' };

const differing = {
  name: 'Иван Кузнецов',
  number: 'СЧ-1045',
  supplier: 'ООО «Цементный двор»',
  url: `${base}/invoices/${id}`,
} as const;

const imported = { name: 'Иван Кузнецов', fileName: 'прайс-ноябрь.xlsx', url: `${base}/imports/${id}?kind=catalog` };

const exported = { name: 'Иван Кузнецов', title: 'Список заявок на закупку', url: `${base}/exports` };

const titlesIn: Readonly<Record<LetterLocale, readonly string[]>> = {
  ru: [
    'Поставка опаздывает: PR-2026-0211, Материалы для кровли корпуса…',
    'Счёт не сходится с заказом: СЧ-1045, ООО «Цементный двор»',
    'Новый комментарий: PR-2026-0198',
  ],
  en: [
    'Delivery is late: PR-2026-0211, Материалы для кровли корпуса…',
    'Invoice differs from the order: СЧ-1045, ООО «Цементный двор»',
    'New comment: PR-2026-0198',
  ],
};

/** Letters to colleagues that only notices write. */
export const noticeSamplesIn = (locale: LetterLocale): readonly Sample[] => [
  {
    name: 'goods-received',
    template: 'goods-received',
    variables: {
      ...need,
      items: [
        { name: 'Арматура А500С ∅12 мм, 11,7 м', quantity: '40', uom: '168' },
        { name: 'Саморез кровельный 5,5×32 RAL 9003', quantity: '24000', uom: '796' },
      ],
      isComplete: false,
    },
  },
  {
    name: 'goods-late',
    template: 'goods-late',
    variables: {
      ...{ ...need, dueDate: '2026-11-20', awaited: 2 },
      lines: [
        { name: 'Арматура А500С ∅12 мм, 11,7 м', quantity: '40', uom: '168' },
        { name: 'Саморез кровельный 5,5×32 RAL 9003', quantity: '24000', uom: '796' },
      ],
    },
  },
  {
    name: 'qualification-ending',
    template: 'qualification-ending',
    variables: {
      ...{ name: need.name, supplier: 'ООО «Цементный двор»', day: '2026-12-27', days: 30 },
      url: `${base}/qualifications/${id}`,
    },
  },
  {
    name: 'order-late',
    template: 'order-late',
    variables: {
      ...{ name: need.name, number: 'PO-2026-0017', supplier: 'ООО «Кирпичный завод»', day: '2026-11-20' },
      url: `${base}/purchase-orders/${id}`,
    },
  },
  {
    name: 'need-made',
    template: 'need-made',
    variables: { ...need, ...planned, isLate: false, missed: 0, isSent: true, problem: null },
  },
  {
    name: 'need-made-late',
    template: 'need-made',
    variables: { ...need, ...planned, isLate: true, missed: 2, isSent: false, problem: null },
  },
  {
    name: 'need-failed',
    template: 'need-failed',
    variables: {
      ...{ name: need.name, ...planned, url: `${base}/requisition-templates/${id}` },
      problem: { en: 'customFields/site: is required', ru: 'customFields/site: обязательное поле' },
    },
  },
  {
    name: 'budget-short',
    template: 'budget-short',
    variables: {
      ...{ ...budget, isOverrun: false },
      ...{ available: '612500.00', usedPercent: '87.75' },
    },
  },
  {
    name: 'budget-overrun',
    template: 'budget-short',
    variables: {
      ...{ ...budget, isOverrun: true },
      ...{ available: '-148500.00', usedPercent: '102.97' },
    },
  },
  { name: 'stock-low', template: 'stock-low', variables: { ...low, number: need.number, positions: 4, problem: null } },
  {
    name: 'reserved-short',
    template: 'reserved-short',
    variables: {
      ...{
        name: need.name,
        item: 'Цемент М500, мешок 50 кг',
        warehouse: low.warehouse,
        uom: '778',
        onHand: '12',
        reserved: '20',
      },
      url: `${base}/catalog/${id}`,
    },
  },
  {
    name: 'stock-low-not-made',
    template: 'stock-low',
    variables: {
      ...{ ...low, number: null, positions: 0, url: `${base}/reorder-points` },
      problem: { en: 'customFields/site: is required', ru: 'customFields/site: обязательное поле' },
    },
  },
  {
    name: 'invoice-differs',
    template: 'invoice-differs',
    variables: { ...differing, issues: ['price_above_decision', 'vat_mismatch'] },
  },
  {
    name: 'write-waits',
    template: 'write-waits',
    variables: {
      ...{ name: need.name, keyName: 'Агент закупок', title: 'Создать заявку на закупку' },
      ...{ expiresAt: '2026-12-04T09:00:00.000Z', timeZone: 'Europe/Moscow', url: `${base}/pending-writes/${id}` },
    },
  },
  { name: 'export-ready', template: 'export-ended', variables: { ...exported, outcome: 'ready' } },
  { name: 'export-failed', template: 'export-ended', variables: { ...exported, outcome: 'failed' } },
  { name: 'import-ended', template: 'import-ended', variables: { ...imported, outcome: 'applied' } },
  { name: 'import-ended-in-part', template: 'import-ended', variables: { ...imported, outcome: 'partially_applied' } },
  { name: 'import-failed', template: 'import-ended', variables: { ...imported, outcome: 'failed' } },
  { name: 'record-mentioned', template: 'record-mentioned', variables: comment },
  { name: 'record-commented', template: 'record-commented', variables: comment },
  {
    name: 'notice-digest',
    template: 'notice-digest',
    variables: {
      name: 'Иван Кузнецов',
      notices: titlesIn[locale].map((title) => ({ title, url: need.url })),
      url: `${base}/notices`,
    },
  },
];
