import type { OfferRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { upsertRows } from '../../price-lists/operations/upsert-rows.ts';
import { getPriceList } from '../../price-lists/price-list.ts';
import type { Batch, OfferOfItem } from './batch.ts';
import { namesOf } from './exchange-objects.ts';
import { inHalves } from './in-halves.ts';
import { mapped } from './mapped.ts';
import { refused } from './outcome.ts';
import { reasonOf } from './reason-of.ts';

interface ListRow {
  offer: OfferOfItem;
  row: { catalogItemId: string; price: string };
}

/** Prices of mapped types as rows of their price lists, each list in one batch. Types that nobody mapped are not taken. */
export async function applyPrices(batch: Batch<OfferRecord>, offers: readonly OfferOfItem[]) {
  const { ctx, installationId, rules, outcomes } = batch;
  const names = await namesOf(ctx.db, installationId, 'price_type');
  const byList = new Map<string, ListRow[]>();
  const currencies = new Map<string, string | Refusal>();
  for (const offer of offers) {
    for (const { typeId, price, currency } of offer.record.data.prices ?? []) {
      const listId = mapped(rules.priceLists, names, typeId);
      if (listId === undefined) continue;
      const held = currencies.get(listId) ?? (await currencyOf(batch, listId));
      currencies.set(listId, held);
      if (held instanceof Refusal) outcomes.tell(offer.record, refused(reasonOf(held)));
      else if (currency !== undefined && currency !== held)
        outcomes.tell(offer.record, refused(otherCurrency(currency, held)));
      else rowsOf(byList, listId).push({ offer, row: { catalogItemId: offer.item.id, price } });
    }
  }
  for (const [id, rows] of byList) {
    const once = [...new Map(rows.map((one) => [one.row.catalogItemId, one])).values()];
    const faults = await inHalves(ctx, once, (some) => ctx.call(upsertRows, { id, items: some.map(({ row }) => row) }));
    for (const { one, refusal } of faults) outcomes.tell(one.offer.record, refused(reasonOf(refusal)));
  }
}

async function currencyOf({ ctx }: Batch<OfferRecord>, id: string): Promise<string | Refusal> {
  try {
    return (await ctx.ask(getPriceList, { id })).currency;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const otherCurrency = (given: string, held: string) =>
  words(
    `The price is in ${given}, but its price list is in ${held}.`,
    `Цена в валюте ${given}, а сопоставленный прайс-лист — в ${held}.`,
  );

function rowsOf(byList: Map<string, ListRow[]>, listId: string): ListRow[] {
  const rows = byList.get(listId) ?? [];
  byList.set(listId, rows);
  return rows;
}
