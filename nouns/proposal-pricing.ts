import { words } from './kit/words.ts';

/** Where the price of a line comes from. */
export const pricingModes = {
  cost_plus: words('Cost and markup', 'Себестоимость и наценка'),
  fixed_price: words('Prices entered', 'Цены введены'),
  price_list: words('Prices of a price list', 'Цены по прайс-листу'),
};

/** What is sold: goods, the service of buying them, or works. */
export const proposalModels = {
  resale: words('Resale', 'Перепродажа'),
  agency: words('Agency', 'Агентская схема'),
  works: words('Works', 'Работы'),
};

export const commissionModes = {
  none: words('None', 'Нет'),
  percent: words('Percent', 'Процент'),
  fixed: words('Fixed sum', 'Фиксированная сумма'),
  per_line: words('By line', 'По строкам'),
};

export const lineTypes = {
  material: words('Material', 'Материал'),
  service: words('Service', 'Услуга'),
  expense: words('Expense', 'Расход'),
};

/** How an expense is shared among the lines. */
export const allocations = {
  by_amount: words('By amount', 'По сумме'),
  by_quantity: words('By quantity', 'По количеству'),
  equal: words('Equally', 'Поровну'),
  none: words('Not shared', 'Не распределять'),
};

export const markupBases = {
  percent: words('Percent', 'Процент'),
  amount: words('Sum', 'Сумма'),
};
