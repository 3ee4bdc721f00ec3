import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { rateListing } from '../exchange-rate.list.ts';
import { presentRate, type RateRow, rateColumns } from '../exchange-rate.row.ts';
import { exchangeRate } from '../exchange-rate.ts';

export const listExchangeRates = listQuery({
  name: 'company.list-exchange-rates',
  summary: words('List exchange rates', 'Список курсов валют'),
  description: 'The newest days first. `date=2026-11-20` gives a day, `date[lte]` and `date[gte]` a period.',
  permission: 'company_settings.read',
  scope: 'settings.read',
  listing: rateListing,
  row: exchangeRate.view,
  asksAtOnce: true,
  run: (ctx, input) => listRows(ctx, rateListing, rateColumns, input, (row: RateRow) => presentRate(row)),
});
