import type { PriceList } from '../../../../../nouns/price-list.ts';
import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { brokenRule, invalidField, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { keptOf } from '../../../kernel/values/money.ts';
import type { VatRate } from '../../../kernel/values/vat.ts';
import { fxTo } from '../../company/fx-to.ts';
import { currentRowsOf } from '../../price-lists/current-rows-of.ts';
import { holdList, priceList, priceLists } from '../../price-lists/price-list.ts';
import { mostRows, type RowInput } from '../proposal.input.ts';
import { costsOfItems } from './costs-of-items.ts';
import { inTerms } from './in-terms.ts';
import { rateOf, type Target } from './rate-of.ts';

/** The list a proposal is made from, kept from being removed. */
export async function openList({ db }: WriteContext, priceListId: string): Promise<PriceList> {
  await holdList(db, priceListId);
  const [list] = await priceLists.byIds(db, [priceListId]);
  if (!list) throw unknownReference('priceListId', priceList.noun);
  if (list.archivedAt) throw archivedReference('priceListId', priceList, list.id, list.name);
  if (list.status !== 'active')
    throw brokenRule('price_list_not_active', words('The price list is not active.', 'Прайс-лист не действует.'), {
      priceListStatus: list.status,
    });
  return list;
}

/** A row for each item of the list in each of its units, at the price from the least quantity on, with what it costs by the catalog. */
export async function rowsOfPriceList(ctx: WriteContext, list: PriceList, target: Target): Promise<RowInput[]> {
  const rows = await currentRowsOf(ctx.db, list.id, mostRows + 1);
  if (rows.length === 0) throw noRows();
  if (rows.length > mostRows)
    throw invalidField('/priceListId', 'maximum', words('has too many rows', 'в прайс-листе слишком много строк'), {
      limit: mostRows,
    });
  const rate = rateOf(await fxTo(ctx, target.currency, [list.currency]), list.currency);
  const costOf = await costsOfItems(
    ctx,
    rows.map(({ catalogItemId }) => catalogItemId),
    target,
  );
  return rows.map((row) => withCost(asRow(row, list, rate, target), costOf));
}

const withCost = (row: ListedRow, costOf: (row: ListedRow) => string | null): RowInput => ({
  ...row,
  unitCost: costOf(row),
});

type ListedRow = ReturnType<typeof asRow>;

function asRow(row: PriceListItem, list: PriceList, rate: string, target: Target) {
  const vatRate: VatRate = target.vatMode === 'none' ? 'none' : (row.vatRate ?? target.usualRate);
  const price = fraction(row.price).times(keptOf(row.discountPercent)).toText(6);
  return {
    ...{ catalogItemId: row.catalogItemId, name: row.name, uom: row.uom, vatRate },
    quantity: fraction(row.minQuantity).cmp(0) > 0 ? row.minQuantity : '1',
    unitPrice: inTerms({ price, vatMode: list.vatMode, vatRate: row.vatRate ?? vatRate }, rate, {
      vatMode: target.vatMode,
      vatRate,
    }),
  };
}

const noRows = () =>
  brokenRule(
    'price_list_empty',
    words('The price list has no rows in use today.', 'В прайс-листе нет строк, действующих сегодня.'),
  );
