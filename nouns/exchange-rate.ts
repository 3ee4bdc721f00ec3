import { choice, currency, date, id, instant, integer, rate } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';
import { fxSources } from './regional-settings.ts';

/** What a currency was worth on a day: `rate` units of the company's currency for `nominal` units of it. */
export const exchangeRate = noun({
  type: 'exchange_rate',
  words: words('Exchange rate', 'Курс валюты'),
  table: 'exchange_rates',
  alias: 'held',
  audience: 'internal',
  displayName: 'currency',
  facts: ['created', 'updated'],
  fields: {
    id: id().filterable().sortable(),
    currency: currency().required().filterable().sortable().example('USD'),
    date: date('Day the rate holds from', 'День, с которого действует курс').required().filterable().sortable(),
    rate: rate("Units of the company's currency", 'Единиц валюты компании').required(),
    nominal: integer('For so many units of this one', 'За столько единиц этой валюты', {
      minimum: 1,
      maximum: 1_000_000,
    }).writable(),
    source: choice(fxSources, 'Source', 'Источник').filterable(),
    updatedAt: instant('Set at', 'Установлено').filterable().sortable(),
    updatedBy: id('Set by', 'Кем установлен').nullable(),
  },
});

export type ExchangeRate = RecordOf<typeof exchangeRate>;
