import type { LetterLocale } from '../../server/src/platform/mail/letters/letter.ts';
import { plainQuantity } from '../../server/src/platform/mail/letters/plain-amount.ts';
import { accountSamples } from './account-samples.ts';
import { noticeSamplesIn } from './notice-samples-in.ts';
import { orderSamples } from './order-samples.ts';
import { proposalSamples } from './proposal-samples.ts';
import { questionSamples } from './question-samples.ts';
import { reportSamples } from './report-samples.ts';
import { salesSamples } from './sales-samples.ts';
import type { Sample } from './sample.ts';

const timeZone = 'Asia/Yekaterinburg';
const base = 'https://portal.prokura.ru';
const token = 'q8Vb0cO0mJ2m1Tq4Zr7yKx5sWnE3uHdLfPgAvRiYtBk';
const supplier = { name: 'Петрова Анна Сергеевна', buyer: 'ООО «Уралпромстрой»' };

const key = {
  keyName: '1С:Управление производством',
  keyPrefix: 'ppk_live_4fQ2',
  portal: 'ООО «Уралпромстрой»',
  url: `${base}/settings/api-keys`,
  timeZone,
};

const hook = {
  subscription: 'Заявки в 1С',
  host: '1c.uralpromstroy.ru',
  url: `${base}/settings/webhooks/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
};

const forApproval = {
  kind: 'requisition',
  number: 'PR-2026-0211',
  title: 'Материалы для кровли корпуса № 3',
  total: '1234567.5',
  currency: 'RUB',
  dueDate: '2026-12-15',
  url: `${base}/purchase-requisitions/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
} as const;

const invoiceForApproval = {
  ...forApproval,
  kind: 'invoice',
  number: 'СЧ-1045',
  title: 'ООО «Цементный двор»',
  url: `${base}/invoices/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
} as const;

const contractForApproval = {
  ...forApproval,
  kind: 'contract',
  number: '47/2026',
  title: 'Поставка строительных материалов',
  total: '0.00',
  url: `${base}/contracts/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
} as const;

const answer = {
  name: 'Иван Кузнецов',
  number: 'RFQ-2026-0147',
  title: 'Материалы для кровли корпуса № 3',
  supplier: 'ООО «Цементный двор»',
  url: `${base}/quotes/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
} as const;

const goods = [
  ['Цемент ЦЕМ I 42,5Н навалом', '125.5', '168'],
  ['Арматура А500С ∅12 мм, 11,7 м, ГОСТ 34028-2016', '40', '168'],
  ['Плита минераловатная ТЕХНОРУФ В ЭКСТРА 1200×600×50 мм, для кровель с битумным покрытием', '1250', '055'],
  ['Бетон В25 П4 F200 W8 с доставкой', '312', '113'],
  ['Саморез кровельный 5,5×32 RAL 9003', '24000', '796'],
  ['Перчатки х/б с ПВХ, 5 нитей', '600', '715'],
  ['Кабель ВВГнг(А)-LS 3×2,5', '3200', '006'],
  ['Краска фасадная 15 кг', '18', '778'],
  ['Доска обрезная 50×150×6000', '14.7', '113'],
  ['Пена монтажная', '96', '796'],
] as const;

const rfqIn = (locale: LetterLocale) => ({
  ...supplier,
  number: 'RFQ-2026-0147',
  title: 'Материалы для кровли корпуса № 3',
  deadline: '2026-12-03T13:00:00.000Z',
  timeZone,
  message:
    'Добрый день! Нужна поставка одной партией до 15 декабря. Просим указать срок изготовления и возможность отсрочки платежа 30 дней.',
  items: goods.map(([name, quantity, uom]) => ({ name, quantity: plainQuantity(quantity, uom, locale) })),
  url: `${base}/rfq#${token}`,
});

const askedIn = (locale: LetterLocale) =>
  goods.slice(0, 4).map(([name, quantity, uom], index) => ({
    name,
    quantity: plainQuantity(quantity, uom, locale),
    price: ['8450', '61234.5', '412.37', '6900'][index] as string,
    currency: 'RUB',
    vatMode: 'included' as const,
    vatRate: '22' as const,
  }));

export function samplesIn(locale: LetterLocale): readonly Sample[] {
  const rfq = rfqIn(locale);
  return [
    ...accountSamples,
    {
      name: 'key-expiring',
      template: 'key-expiring',
      variables: { ...key, expiresAt: '2026-12-21T09:00:00.000Z', daysLeft: 30 },
    },
    {
      name: 'key-revoked',
      template: 'key-revoked',
      variables: { ...key, revokedAt: '2026-11-21T15:42:00.000Z', revokedBy: 'Иван Кузнецов' },
    },
    {
      name: 'test-portal-unused',
      template: 'test-portal-unused',
      variables: {
        ...{ name: 'Анна Смирнова', portal: 'Проверка обмена с 1С', url: `${base}/settings/test-portals` },
        ...{ lastUsedAt: '2026-08-30T09:00:00.000Z', removedAt: '2026-11-28T09:00:00.000Z', timeZone: 'Europe/Moscow' },
      },
    },
    {
      name: 'webhook-failing',
      template: 'webhook-failing',
      variables: { ...hook, hours: 24, failedAttempts: 41, lastFault: { errorCode: 'tls' } },
    },
    { name: 'webhook-disabled', template: 'webhook-disabled', variables: { ...hook, reason: 'failing' } },
    {
      name: 'integration-suspended',
      template: 'integration-suspended',
      variables: {
        integration: 'Контроль остатков',
        publisher: 'ООО «СкладСофт»',
        portal: 'ООО «Уралпромстрой»',
        reason: 'Передавала данные третьим лицам.',
        url: `${base}/integrations/installed/0193a5b0-0000-7000-8000-000000000001/logs`,
      },
    },
    { name: 'rfq-invitation', template: 'rfq-invitation', variables: rfq },
    {
      name: 'rfq-invitation-short',
      template: 'rfq-invitation',
      variables: { ...rfq, name: null, message: null, items: rfq.items.slice(0, 2) },
    },
    { name: 'rfq-reminder', template: 'rfq-reminder', variables: rfq },
    { name: 'rfq-changed-deadline', template: 'rfq-changed', variables: { ...rfq, what: 'deadline', quoted: false } },
    { name: 'rfq-changed-revision', template: 'rfq-changed', variables: { ...rfq, what: 'revision', quoted: true } },
    { name: 'rfq-cancelled', template: 'rfq-cancelled', variables: { ...rfq, onlyYou: false } },
    { name: 'rfq-cancelled-one', template: 'rfq-cancelled', variables: { ...rfq, onlyYou: true } },
    {
      name: 'rfq-summary',
      template: 'rfq-summary',
      variables: {
        name: 'Иван Кузнецов',
        number: rfq.number,
        title: rfq.title,
        asked: 7,
        quoted: 4,
        declined: 1,
        silent: ['ООО «Цементный двор»', 'АО «Торговый дом „Уральские кровельные материалы и утеплители“»'],
        unsealed: true,
        url: `${base}/supplier-rfqs/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
      },
    },
    {
      name: 'invoice-request',
      template: 'invoice-request',
      variables: {
        name: supplier.name,
        company: supplier.buyer,
        companyInn: '6671234564',
        number: 'IR-2026-0032',
        requisitionNumber: 'PR-2026-0211',
        deliveryAddress: '620073, Екатеринбург, ул. Академика Шварца, 17, склад № 2, въезд с улицы Крестинского',
        dueDate: '2026-11-27',
        message: 'Счёт нужен одним документом.\nДоговор № 14/26 от 12 января.',
        lines: askedIn(locale),
      },
    },
    {
      name: 'invoice-rejected',
      template: 'invoice-rejected',
      variables: {
        name: supplier.name,
        company: supplier.buyer,
        number: 'СЧ-1045',
        date: '2026-11-18',
        gross: '1234567.5',
        currency: 'RUB',
        reason: 'Цена арматуры выше согласованной: 63 100,00 ₽ вместо 61 234,50 ₽ за тонну.',
      },
    },
    {
      name: 'approval-asked-requisition',
      template: 'approval-asked',
      variables: { ...forApproval, name: 'Ольга Морозова', by: 'Иван Кузнецов' },
    },
    {
      name: 'approval-asked-invoice',
      template: 'approval-asked',
      variables: { ...invoiceForApproval, name: 'Ольга Морозова', by: 'Иван Кузнецов' },
    },
    {
      name: 'approval-asked-substitute',
      template: 'approval-asked',
      variables: {
        ...forApproval,
        ...{ name: 'Ольга Морозова', by: 'Иван Кузнецов', inPlaceOf: 'Пётр Сидоров' },
        route: { step: 'Финансовый директор', isReminder: true },
      },
    },
    {
      name: 'approval-asked-escalated',
      template: 'approval-asked',
      variables: {
        ...contractForApproval,
        ...{ name: 'Ольга Морозова', by: 'Иван Кузнецов' },
        route: { step: 'Юрист', isReminder: false, isEscalation: true },
      },
    },
    {
      name: 'approval-deserted',
      template: 'approval-deserted',
      variables: { ...forApproval, name: 'Анна Смирнова', step: 'Финансовый директор' },
    },
    {
      name: 'approval-decided-approved',
      template: 'approval-decided',
      variables: {
        ...invoiceForApproval,
        name: 'Иван Кузнецов',
        verdict: 'approved',
        by: 'Ольга Морозова',
        reason: null,
      },
    },
    {
      name: 'approval-decided-rejected',
      template: 'approval-decided',
      variables: {
        ...forApproval,
        name: 'Иван Кузнецов',
        verdict: 'rejected',
        by: 'Ольга Морозова',
        reason: 'Арматура есть на складе № 2, закупать не нужно.',
      },
    },
    {
      name: 'rfq-answer-quoted',
      template: 'rfq-answer',
      variables: { ...answer, what: 'quoted', total: '1234567.5', currency: 'RUB', reason: null },
    },
    {
      name: 'rfq-answer-declined',
      template: 'rfq-answer',
      variables: { ...answer, what: 'declined', total: null, currency: null, reason: 'Нет на складе до января.' },
    },
    {
      name: 'rfq-deadline-near',
      template: 'rfq-deadline-near',
      variables: {
        name: 'Иван Кузнецов',
        number: rfq.number,
        title: rfq.title,
        deadline: rfq.deadline,
        timeZone,
        asked: 7,
        quoted: 4,
        silent: ['ООО «Цементный двор»', 'АО «Торговый дом „Уральские кровельные материалы и утеплители“»'],
        unanswered: 2,
        url: `${base}/supplier-rfqs/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
      },
    },
    ...questionSamples(rfq),
    ...reportSamples,
    ...orderSamples,
    ...proposalSamples,
    ...salesSamples,
    ...noticeSamplesIn(locale),
    {
      name: 'letter-undelivered',
      template: 'letter-undelivered',
      variables: {
        name: 'Иван Кузнецов',
        subject: 'Запрос предложений RFQ-2026-0147: Материалы для кровли корпуса № 3',
        recipient: 'petrova@cement-dvor.ru',
        reason: '550 5.1.1 <petrova@cement-dvor.ru>: Recipient address rejected: User unknown in virtual mailbox table',
        url: `${base}/supplier-rfqs/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11`,
      },
    },
  ];
}
