import Type from 'typebox';
import { currency, date, decimal, id, measure, object, price, shownId, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { listAddress } from '../../list-address.ts';
import { firstOf, lastOf, monthOf } from '../../months.ts';
import { reportReading } from '../../report-reading.ts';
import { nameKeys } from '../../spend/name-keys.ts';
import { reportBaskets } from '../report-basket.ts';
import { indexIn } from './read-price-index.ts';

const row = object({
  catalogItemId: id('Item'),
  name: text(500, 'Its name', { examples: ['Цемент М500'] }),
  quantity: measure('Quantity in the basket', { examples: ['40'] }),
  price: price('Price of one base unit, with VAT'),
  paidIn: Type.String({ title: 'Month it was paid in', examples: ['2026-03'] }),
  cost: decimal('What that makes', { examples: ['19760.00'] }),
  records: Type.String({ title: 'Address of the lines of invoices it is the average of' }),
});

export const listIndexPrices = query({
  name: 'reports.list-index-prices',
  summary: words('Prices behind a month of a price index', 'Цены, из которых сложен индекс за месяц'),
  description: 'Each item with the price that the month took, and the month that price was paid in.',
  ...reportReading,
  input: object({
    basketId: shownId('Basket'),
    month: date('A day of the month'),
    currency: Type.Optional(currency('Currency it is counted in; that of the portal unless given')),
  }),
  output: object({ items: Type.Array(row) }),

  async run(ctx, { basketId, month, currency: asked }) {
    const basket = await reportBaskets.byId(ctx.db, basketId);
    const own = asked ?? (await regionalOf(ctx)).currency;
    const days = { from: firstOf(monthOf(month)), to: lastOf(monthOf(month)) };
    const prices = (await indexIn(ctx, basket, days, own))[0]?.prices ?? [];
    const ids = prices.map(({ catalogItemId }) => catalogItemId);
    const nameOf = await nameKeys(ctx.db, 'item', ids, ctx.language);
    return {
      items: prices.map((one) => ({
        ...{ ...one, name: nameOf(one.catalogItemId) },
        records: listAddress('reports/spend/records', {
          'date[gte]': `${one.paidIn}-01`,
          'date[lte]': lastOf(monthOf(`${one.paidIn}-01`)),
          currency: own,
          'catalogItemId[eq]': one.catalogItemId,
        }),
      })),
    };
  },
});
