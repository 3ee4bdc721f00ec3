import Type, { type Static } from 'typebox';
import type { ReportBasket } from '../../../../../../nouns/report-basket.ts';
import { currency, date, decimal, id, integer, nullable, object, shownId, text } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { scaleOf } from '../../../requisitions/sums-of.ts';
import { countedOutput } from '../../counted-output.ts';
import { listAddress } from '../../list-address.ts';
import { dayLater, firstOf, monthOf } from '../../months.ts';
import { type Days, monthsIn, periodInput, periodOf } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { nameKeys } from '../../spend/name-keys.ts';
import { spendAsOf } from '../../spend/spend-as-of.ts';
import { pricesPaid } from '../bought.ts';
import { indexOf } from '../index-of.ts';
import { reportBaskets } from '../report-basket.ts';

/** Months before the base month that a price is carried on from. */
const mostCarried = 24;

const { from, to } = periodInput;

export const priceIndexInput = object({
  basketId: shownId('Basket'),
  ...{ from, to },
  currency: Type.Optional(currency('Currency it is counted in; that of the portal unless given')),
});

const formula = words(
  'What the basket costs in a month against its base month, which is 100 (index of Laspeyres). The price of an item is the average paid in the month, with VAT, for one base unit, by the date of the invoice and at its rate; where nothing was bought, the last price paid within the two years before the base month or since. Items without any price up to the base month are left out. An invoice without a rate counts in its own currency alone.',
  'Стоимость корзины в месяце к базовому месяцу, который принят за 100 (индекс Ласпейреса). Цена позиции — средняя за месяц с НДС за базовую единицу, по дате счёта и по его курсу; если в месяце не покупали — последняя известная, не старше двух лет до базового месяца. Позиции без цены к базовому месяцу не участвуют. Счёт без курса учитывается только в своей валюте.',
);

export const readPriceIndex = query({
  name: 'reports.read-price-index',
  summary: words('Price index of a basket', 'Индекс цен корзины'),
  description:
    'By month, from the base month on: what the basket costs and its index. `records` leads to the prices a month took, and from there to the lines of invoices.',
  ...reportReading,
  input: priceIndexInput,
  output: object({
    basket: object({ id: id('Basket'), name: text(100, 'Its name') }),
    baseMonth: date('First day of the base month'),
    currency: currency('Currency it is counted in'),
    months: Type.Array(
      object({
        month: Type.String({ title: 'Month', examples: ['2026-03'] }),
        cost: decimal('What the basket costs', { examples: ['148500.00'] }),
        index: decimal('Index, the base month being 100', { examples: ['104.2'] }),
        before: nullable(
          decimal('Index of as many months earlier as the period touches; none before the base month', {
            examples: ['101.5'],
          }),
        ),
        bought: integer('Items bought in the month'),
        carried: integer('Items at their last known price'),
        records: Type.String({ title: 'Address of the prices it took' }),
      }),
    ),
    leftOut: Type.Array(object({ catalogItemId: id('Item'), name: text(500, 'Its name') }), {
      title: 'Items without a price up to the base month',
    }),
    countedBy: Type.String({ title: 'How it is counted', examples: [formula.en] }),
    ...countedOutput,
  }),
  run: (ctx, input) => priceIndexReport(ctx, input),
});

export async function priceIndexReport(ctx: ReadContext, input: Static<typeof priceIndexInput>) {
  const basket = await reportBaskets.byId(ctx.db, input.basketId);
  const { period, before } = await periodOf(ctx, input);
  const own = input.currency ?? (await regionalOf(ctx)).currency;
  const all = await indexIn(ctx, basket, { from: before.from, to: period.to }, own);
  const months = all.filter(({ month }) => `${month}-01` >= period.from);
  const indexOn = new Map(all.map(({ month, index }) => [month, index]));
  const earlier = (month: string) => dayLater(`${month}-01`, -monthsIn(period)).slice(0, 7);
  const first = months[0]?.prices ?? [];
  const out = basket.items.filter((item) => !first.some(({ catalogItemId }) => catalogItemId === item.catalogItemId));
  const nameOf = await nameKeys(
    ctx.db,
    'item',
    out.map(({ catalogItemId }) => catalogItemId),
    ctx.language,
  );
  return {
    basket: { id: basket.id, name: basket.name },
    ...{ baseMonth: basket.baseMonth, currency: own },
    months: months.map(({ month, cost, index, prices }) => {
      const bought = prices.filter(({ paidIn }) => paidIn === month).length;
      const asked = { basketId: basket.id, month: `${month}-01`, currency: own };
      return {
        ...{ month, cost, index, before: indexOn.get(earlier(month)) ?? null, bought, carried: prices.length - bought },
        records: listAddress('reports/price-index/prices', asked),
      };
    }),
    leftOut: out.map(({ catalogItemId }) => ({ catalogItemId, name: nameOf(catalogItemId) })),
    countedBy: formula[ctx.language],
    ...(await spendAsOf(ctx.db)),
  };
}

/** The index of the months of a period from the base month on. */
export async function indexIn(
  { db }: ReadContext,
  { items, baseMonth }: ReportBasket,
  { from, to }: Days,
  own: string,
) {
  const [first, last] = [Math.max(monthOf(from), monthOf(baseMonth)), monthOf(to)];
  const months = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => firstOf(first + at).slice(0, 7));
  const itemIds = items.map(({ catalogItemId }) => catalogItemId);
  const paid = await pricesPaid(db, { itemIds, currency: own, from: dayLater(baseMonth, -mostCarried), to });
  return indexOf({ items, base: baseMonth.slice(0, 7), paid, scale: scaleOf(own) }, months);
}
