import { words } from './kit/words.ts';

/** What spend is looked at by. */
export const dimensionWords = {
  supplier: words('Supplier', 'Поставщик'),
  category: words('Category', 'Категория'),
  department: words('Department', 'Подразделение'),
  item: words('Item', 'Позиция'),
  month: words('Month', 'Месяц'),
  currency: words('Currency', 'Валюта'),
};

/** How long an invoice is overdue. */
export const bucketWords = {
  not_due: words('Not due yet', 'Срок не наступил'),
  overdue_1_30: words('1 to 30 days overdue', 'Просрочено 1–30 дней'),
  overdue_31_60: words('31 to 60 days overdue', 'Просрочено 31–60 дней'),
  overdue_61_90: words('61 to 90 days overdue', 'Просрочено 61–90 дней'),
  overdue_over_90: words('More than 90 days overdue', 'Просрочено более 90 дней'),
  undated: words('Without a day of payment', 'Без срока оплаты'),
};

/** What suppliers are looked at by. */
export const figureWords = {
  answers: words('Answers', 'Ответы на запросы'),
  prices: words('Lowest prices', 'Лучшие цены'),
  on_time: words('On time', 'В срок'),
  in_full: words('In full', 'В полном объёме'),
  matching: words('Invoices without differences', 'Счета без расхождений'),
};

/** What a choice is held against. */
export const basisWords = {
  plan: words('Plan', 'План'),
  last: words('Last price', 'Прошлая цена'),
  median: words('Median of offers', 'Медиана предложений'),
};

/** Steps of a purchase, from which moment to which. */
export const stepWords = {
  approval: words('From making to approval', 'От создания до согласования'),
  asking: words('From approval to the first request', 'От согласования до первого запроса'),
  first_offer: words('From the request to the first offer', 'От запроса до первого предложения'),
  award: words('From the first offer to the choice', 'От первого предложения до выбора'),
  order: words('From the choice to the order', 'От выбора до заказа'),
  invoice: words('From the choice to the invoice', 'От выбора до счёта'),
  receipt: words('From the choice to the receipt', 'От выбора до приёмки'),
  whole: words('From making to the receipt', 'От создания до приёмки'),
};
