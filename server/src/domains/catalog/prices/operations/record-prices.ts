import Type from 'typebox';
import { type PriceSource, priceSources } from '../../../../../../nouns/price-observation.ts';
import {
  choice,
  currency,
  date,
  id,
  instant,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { planForAny } from '../../../../kernel/sql/plan-for-any.ts';
import { uom } from '../../../../kernel/values/units.ts';
import { vatModes, vatRates } from '../../../../kernel/values/vat.ts';
import { catalogItem, catalogItems } from '../../catalog-item.ts';
import { knownPrices } from '../known-prices.ts';
import { itemsToldBy, leftOut, toldByRows } from '../left-out.ts';
import { priceTerms } from '../price-terms.ts';
import { strayedBy } from '../strayed-by.ts';
import { lockPricedItems, type PriceRow, priceRows } from '../told-prices.ts';
import { refreshPrices, withdrawTold, writePrices } from '../write-prices.ts';

const observation = object({
  catalogItemId: id('Item'),
  supplierId: Type.Optional(nullable(id('Supplier'))),
  price: price('Price, per unit'),
  currency: Type.Optional(currency("Currency; the company's own unless given")),
  uom: Type.Optional(uom("Unit; the item's base unit unless given")),
  quantityFrom: Type.Optional(nullable(measure('Quantity from which it is given'))),
  vatMode: Type.Optional(nullable(choice(vatModes, 'VAT in the price'))),
  vatRate: Type.Optional(nullable(choice(vatRates, 'VAT rate'))),
  sourceEntityId: Type.Optional(id('Record it comes from, where it is not that of the recording')),
  sourceRowId: Type.Optional(id('Row of the source; the item where it has one row of each')),
  effectiveAt: Type.Optional(instant('Holds from; now unless given')),
  validTo: Type.Optional(nullable(date('Last day it holds'))),
});

/**
 * Prices of one source, such as a price list, a quote, an invoice or a receipt. It has no address: the commands of those
 * documents call it under their own right, and record what they changed. It costs the same number of statements for one price
 * and for thousands. A row of the source that reports the same again is left alone; one that reports another price replaces
 * its own; `withdrawPrices` withdraws all.
 */
export const recordPrices = command({
  name: 'catalog.record-prices',
  summary: words('Record prices of a source', 'Записать цены из источника'),
  permission: 'internal',
  scope: null,
  input: object({
    source: choice(Object.keys(priceSources) as PriceSource[], 'Source'),
    sourceEntityType: text(64, 'Kind of the record they come from'),
    sourceEntityId: Type.Optional(id('Record they come from, unless each names its own')),
    whole: Type.Optional(
      Type.Array(id(), {
        title: 'Records that report nothing else: what they reported before and report no more is withdrawn',
      }),
    ),
    withdrawnRows: Type.Optional(
      Type.Array(id(), {
        title: 'Rows of the record that report nothing any more: withdrawn as `withdrawPrices` does',
      }),
    ),
    observations: Type.Array(observation, { maxItems: 50_000, title: 'Prices' }),
  }),
  output: object({ recorded: Type.Integer(), unchanged: Type.Integer(), anomalies: Type.Integer() }),

  async run(ctx, { observations, sourceEntityId, whole = [], withdrawnRows = [], ...origin }) {
    const told = observations.map(({ catalogItemId }) => catalogItemId);
    const withdrawn = await toldByRows(ctx.db, origin, sourceEntityId, withdrawnRows);
    const before = [...withdrawn.map(({ itemId }) => itemId), ...(await itemsToldBy(ctx.db, origin, whole))];
    const itemIds = [...new Set([...told, ...before])];
    const [items, terms] = await Promise.all([lockPricedItems(ctx.db, itemIds), priceTerms(ctx), planForAny(ctx.db)]);
    if (withdrawn.length > 0)
      await withdrawTold(
        ctx.db,
        withdrawn.map(({ id }) => id),
      );
    const rows = priceRows(observations, items, terms, sourceEntityId);
    const gone = await leftOut(ctx.db, origin, whole, rows);
    const known = new Map((await knownPrices(ctx.db, origin, rows, terms.currency)).map((one) => [one.id, one]));
    const fresh = rows.filter(({ id }) => !known.get(id)?.isSame);
    const strays = fresh.flatMap((row) => {
      const deviationPct = strayedBy(row.cost_price, known.get(row.id)?.comparable ?? [], terms.alertPct);
      row.is_anomaly = deviationPct !== null;
      return deviationPct === null ? [] : [{ row, deviationPct }];
    });
    ctx.nothingChanged();
    if (fresh.length + gone.length + withdrawn.length > 0) {
      const replaced = fresh.flatMap(({ id }) => known.get(id)?.toldBefore ?? []);
      await writePrices(ctx, origin, fresh, [...replaced, ...gone]);
      await refreshPrices(ctx, itemIds, terms);
      await tellAnomalies(ctx, origin.source, strays);
    }
    return { recorded: fresh.length, unchanged: rows.length - fresh.length, anomalies: strays.length };
  },
});

/** The price itself stays out of the fact: who may see costs finds it in the history of the item. */
async function tellAnomalies(
  ctx: WriteContext,
  source: string,
  strays: Array<{ row: PriceRow; deviationPct: string }>,
) {
  if (strays.length === 0) return;
  const items = await catalogItems.byIds(ctx.db, [...new Set(strays.map(({ row }) => row.catalog_item_id))]);
  const byId = new Map(items.map((item) => [item.id, item]));
  for (const { row, deviationPct } of strays) {
    const item = byId.get(row.catalog_item_id);
    const anomaly = { observationId: row.id, supplierId: row.supplier_id, source, deviationPct };
    if (item) ctx.record(catalogItem.fact('price_anomaly', item, { anomaly }));
  }
}
