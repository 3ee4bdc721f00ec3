import Type from 'typebox';
import { currency, date, decimal, id, integer, measure, object, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { firstOf, lastOf, monthOf } from '../../months.ts';
import { periodOf } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { nameKeys } from '../../spend/name-keys.ts';
import { spendRows } from '../../spend/spend-rows.ts';
import { quantitiesBought } from '../bought.ts';

const item = object({
  catalogItemId: id('Item'),
  name: text(500, 'Its name', { examples: ['Цемент М500'] }),
  quantity: measure('Bought within the year, in its base unit', { examples: ['1200'] }),
  amount: decimal('What that cost', { examples: ['494000.00'] }),
});

export const proposeBasket = query({
  name: 'reports.propose-basket',
  summary: words('Propose a basket: what was bought most', 'Предложить корзину: что покупали больше всего'),
  description: 'Items on which the most was spent in the last twelve whole months, in the quantities that were bought.',
  ...reportReading,
  input: object({
    limit: Type.Optional(integer('Items at most; 20 unless given', { minimum: 1, maximum: 200 })),
    currency: Type.Optional(currency('Currency it is counted in; that of the portal unless given')),
  }),
  output: object({
    period: object({ from: date('First day'), to: date('Last day') }),
    currency: currency('Currency it is counted in'),
    items: Type.Array(item),
  }),

  async run(ctx, { limit = 20, currency: asked }) {
    const { db, language } = ctx;
    const { timezone, currency: usual } = await regionalOf(ctx);
    const own = asked ?? usual;
    const last = monthOf(dayIn(timezone)) - 1;
    const span = await periodOf(ctx, { from: firstOf(last - 11), to: lastOf(last) });
    const rows = await spendRows(db, { by: 'item', currency: own, filters: {}, ...span }, limit + 1);
    const bought = rows.filter(({ key }) => key !== '').slice(0, limit);
    const itemIds = bought.map(({ key }) => key);
    const [quantities, nameOf] = await Promise.all([
      quantitiesBought(db, { itemIds, currency: own, ...span.period }),
      nameKeys(db, 'item', itemIds, language),
    ]);
    return {
      ...{ period: span.period, currency: own },
      items: bought.flatMap(({ key, amount }) => {
        const quantity = quantities.get(key);
        return quantity === undefined ? [] : [{ catalogItemId: key, name: nameOf(key), quantity, amount }];
      }),
    };
  },
});
