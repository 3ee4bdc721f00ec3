import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, currency, date, id, instant, nullable, rate } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

/** What a currency was worth on a day: `rate` units of the company's currency for `nominal` units of it. */
export const exchangeRate = entity({
  type: 'exchange_rate',
  noun: words('Exchange rate', 'Курс валюты'),
  audience: 'internal',
  displayName: 'currency',
  fields: {
    id: id(),
    currency: currency('Currency', { examples: ['USD'] }),
    date: date('Day the rate holds from'),
    rate: rate("Units of the company's currency"),
    nominal: Type.Integer({ title: 'For so many units of this one', minimum: 1, maximum: 1_000_000 }),
    source: choice(['manual', 'cbr'], 'Source'),
    updatedAt: instant('Set at'),
    updatedBy: nullable(id('Set by')),
  },
  facts: ['created', 'updated'],
});

export type ExchangeRate = Type.Static<typeof exchangeRate.view>;
