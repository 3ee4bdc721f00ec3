import type { PriceList } from '../../../../nouns/price-list.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { empty, sql } from '../../kernel/sql/sql.ts';
import { recordPrices } from '../catalog/prices/operations/record-prices.ts';
import { withdrawPrices } from '../catalog/prices/operations/withdraw-prices.ts';
import { planCosts, planLostCosts } from '../catalog/prices/plan-costs.ts';
import type { ToldPrice } from '../catalog/prices/told-prices.ts';
import { learnArticles } from '../catalog/suppliers/learn-articles.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { priceList } from './price-list.ts';
import { supplierOf } from './supplier-of.ts';

/** As many as one recording takes. */
const most = 5_000;

/** Only prices a supplier asks now are prices of the catalog. */
export const countsForCatalog = ({ kind, status }: PriceList) => kind === 'supplier' && status === 'active';

/** Reports the prices and articles of an active supplier list to the catalog: all of them, or those its current version has touched. */
export async function tellPrices(ctx: WriteContext, list: PriceList, which: 'all' | 'touched'): Promise<void> {
  const supplierId = await supplierOf(ctx, list);
  const source = { source: 'price_list', sourceEntityType: priceList.type, sourceEntityId: list.id } as const;
  const told = new Set<string>();
  for (let after: string | undefined, more = true; more; ) {
    const found = await priceRows(ctx, list, which, after);
    if (found.length === 0) break;
    const rows = found.slice(0, most);
    const observations = rows.map(({ effectiveAt, supplierSku: _, ...row }) => ({
      ...row,
      supplierId,
      currency: list.currency,
      vatMode: list.vatMode,
      ...(effectiveAt !== null && { effectiveAt }),
    }));
    await ctx.call(recordPrices, { ...source, observations });
    await learnArticles(ctx, articlesOf(rows, supplierId), 'price_list');
    for (const { catalogItemId } of rows) told.add(catalogItemId);
    after = rows.at(-1)?.sourceRowId;
    more = found.length > most;
  }
  // Once all is reported: the cheapest price of an item may be the last.
  await planCosts(ctx, list.id, [...told]);
}

/** What a supplier calls our items in its list. */
const articlesOf = (rows: readonly TellingRow[], supplierId: string | null) =>
  rows.flatMap(({ supplierSku, catalogItemId: itemId }) =>
    supplierSku === null || supplierId === null ? [] : [{ supplierId, supplierSku, itemId }],
  );

/** Withdraws prices from the catalog: those of some rows, or of the whole list, whose plans stay; the history keeps them. */
export const takePricesBack = (ctx: WriteContext, priceListId: string, sourceRowIds?: string[]) =>
  ctx.call(withdrawPrices, {
    source: 'price_list',
    sourceEntityType: priceList.type,
    sourceEntityId: priceListId,
    ...(sourceRowIds && { sourceRowIds }),
  });

/** What the current version did to the rows of an active supplier list: prices to report, and rows out of use to withdraw. */
export async function tellTouched(ctx: WriteContext, list: PriceList): Promise<void> {
  const unused = await ctx.db.many<{ id: string; catalog_item_id: string }>(sql`
    select id, catalog_item_id from price_list_items
    where tenant_id = ${ctx.db.tenant} and price_list_id = ${list.id} and changed_in = ${list.currentVersion} and status = 'archived'`);
  if (unused.length > 0)
    await takePricesBack(
      ctx,
      list.id,
      unused.map(({ id }) => id),
    );
  await tellPrices(ctx, list, 'touched');
  await planLostCosts(ctx, list.id, [...new Set(unused.map((row) => row.catalog_item_id))]);
}

/** The same prices under other terms: reported anew when the header changes what they mean. */
export async function tellAnew(ctx: WriteContext, before: PriceList, after: PriceList): Promise<void> {
  const terms = ['currency', 'vatMode', 'validFrom', 'validTo', 'counterpartyId'] as const;
  if (!countsForCatalog(after) || terms.every((field) => before[field] === after[field])) return;
  await takePricesBack(ctx, after.id);
  await tellPrices(ctx, after, 'all');
}

type TellingRow = Required<Pick<ToldPrice, 'catalogItemId' | 'price' | 'quantityFrom' | 'vatRate' | 'validTo'>> & {
  uom: NonNullable<ToldPrice['uom']>;
  sourceRowId: string;
  supplierSku: string | null;
  effectiveAt: string | null;
};

/** Prices net of their discount; days are those both the row and the list hold in, beginning where the company works. */
async function priceRows(ctx: WriteContext, list: PriceList, which: 'all' | 'touched', after: string | undefined) {
  const { timezone } = await regionalOf(ctx);
  return ctx.db.many<TellingRow>(sql`
    select line.id as "sourceRowId", line.catalog_item_id as "catalogItemId", line.supplier_sku as "supplierSku",
      trim_scale(round(line.price * (100 - line.discount_percent) / 100, 6))::text as price, line.uom, line.min_quantity as "quantityFrom",
      line.vat_rate as "vatRate", least(line.valid_to, ${list.validTo}::date) as "validTo",
      greatest(line.valid_from, ${list.validFrom}::date)::timestamp at time zone ${timezone} as "effectiveAt"
    from price_list_items line
    where line.tenant_id = ${ctx.db.tenant} and line.price_list_id = ${list.id} and line.status = 'active'
      ${which === 'touched' ? sql`and line.changed_in = ${list.currentVersion}` : empty} ${after === undefined ? empty : sql`and line.id > ${after}`}
    order by line.id limit ${most + 1}`);
}
