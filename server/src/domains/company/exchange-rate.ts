import { exchangeRate as declared } from '../../../../nouns/exchange-rate.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const exchangeRate = entityOf(declared);

export const exchangeRates = store(exchangeRate);

export const listExchangeRates = listRecords(
  exchangeRates,
  listingOf(declared, { name: 'exchange-rates', defaultSort: '-date,currency' }),
  {
    name: 'company.list-exchange-rates',
    summary: words('List exchange rates', 'Список курсов валют'),
    description: 'The newest days first. `date=2026-11-20` gives a day, `date[lte]` and `date[gte]` a period.',
    permission: 'company_settings.read',
    scope: 'settings.read',
  },
);
