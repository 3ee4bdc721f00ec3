import { choice, currency, date, id, text } from './kit/fields.ts';
import type { Given } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { spanWords } from './report-spans.ts';
import { dimensionWords } from './report-words.ts';

/** Reports that are kept on a page or sent by letter. */
export const reportNames = {
  spend: words('Spend', 'Расходы'),
  savings: words('Savings', 'Экономия'),
  cycle_times: words('Cycle times', 'Сроки закупки'),
  suppliers: words('Suppliers', 'Поставщики'),
  payables: words('Payables by age', 'Задолженность по срокам'),
  payment_calendar: words('Payment calendar', 'Платёжный календарь'),
  price_index: words('Price index', 'Индекс цен'),
};

export type ReportName = keyof typeof reportNames;

/** A report with what it is asked by; what a report does not know of is refused. */
export const askedReport = {
  report: choice(reportNames, 'Report', 'Отчёт').required().example('spend'),
  span: choice(spanWords, 'Period', 'Период')
    .writable()
    .describe('Moves with the day it is read on; `year` unless given, or unless `from` and `to` name days.'),
  from: date('From the day', 'С даты').writable(),
  to: date('To the day', 'По дату').writable(),
  by: choice(dimensionWords, 'Looked at by', 'Разрез').writable().describe('Of spend alone.'),
  counterpartyId: id('Of this supplier alone', 'Только этого поставщика').writable().describe('Of spend alone.'),
  categoryId: id('Of this category alone', 'Только этой категории').writable().describe('Of spend alone.'),
  department: text(200, 'Of this department alone', 'Только этого подразделения')
    .writable()
    .describe('Of spend alone.'),
  catalogItemId: id('Of this item alone', 'Только этой позиции').writable().describe('Of spend alone.'),
  currency: currency('Currency it is counted in', 'Валюта расчёта')
    .writable()
    .describe('Of spend and the price index; that of the portal unless given.'),
  basketId: id('Basket', 'Корзина').writable().describe('Of the price index, which needs it.'),
};

export type AskedReport = Given<typeof askedReport>;
