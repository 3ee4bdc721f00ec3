import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { join, raw, sql } from '../../../kernel/sql/sql.ts';
import { databaseMoment } from '../../../platform/records/database-moment.ts';
import { costRanks } from './current-cost.ts';
import { noteCosts } from './note-costs.ts';
import type { PriceTerms } from './price-terms.ts';

const ranks = join(
  Object.entries(costRanks).map(([source, { rank, shown }]) => raw(`('${source}', ${rank}, '${shown}')`)),
);

/**
 * Works out anew what these items cost, by the rules of `currentCost`, and when that must be looked at again because a
 * price ends or begins. The items are locked by the caller, so the last of two recordings sees what the first has left.
 * All prices are gone through once: looked for item by item, by whichever index seems small, they take a new portal seconds.
 * A changed cost moves `updatedAt`, not the version that people edit, and its fact is recorded when the transaction ends.
 */
export async function refreshCosts(ctx: WriteContext, itemIds: readonly string[], terms: PriceTerms): Promise<void> {
  const { db } = ctx;
  const moment = await databaseMoment(db);
  const [before, refreshed] = await Promise.all([
    // Asked apart: joined to the update, the items would have every price gone through for each of them.
    db.many<CostRow>(sql`
      select item.id, ${named} from catalog_items item where item.tenant_id = ${db.tenant} and item.id = any(${itemIds}::uuid[])`),
    db.many<CostRow>(sql`
      update catalog_items item
      set current_price = best.price, current_currency = best.currency, current_source = best.shown, current_at = best.at, prices_due_at = best.due,
        updated_at = case when (${shown}) is distinct from (best.price, best.currency, best.shown, best.at)
          then greatest(${moment}::instant, item.updated_at) else item.updated_at end
      from (
        select distinct on (item_id) item_id, price, currency, shown, at, due
        from (
          select candidate.*, min(turns_at) over (partition by item_id) as due
          from (${told(db, itemIds, terms, moment)} union all ${planned(db, itemIds)})
            candidate(item_id, id, price, currency, shown, rank, at, counts, turns_at)) heard
        where counts order by item_id, rank, at desc nulls last, id desc nulls last) best
      where item.tenant_id = ${db.tenant} and item.id = best.item_id
        and (${shown}, item.prices_due_at) is distinct from (best.price, best.currency, best.shown, best.at, best.due::instant)
      returning item.id, ${named}`),
  ]);
  const now = new Set(refreshed.map(({ id }) => id));
  noteCosts(
    ctx,
    before.flatMap(({ id, ...was }) => (now.has(id) ? [{ id, was }] : [])),
  );
}

type CostRow = Pick<
  CatalogItem,
  'id' | 'currentCostPrice' | 'currentCostCurrency' | 'currentCostSource' | 'currentCostUpdatedAt'
>;

/** What answers show of the current cost. */
const shown = raw('item.current_price, item.current_currency, item.current_source, item.current_at');

const named = raw(`item.current_price as "currentCostPrice", item.current_currency as "currentCostCurrency",
  item.current_source as "currentCostSource", item.current_at as "currentCostUpdatedAt"`);

const told = (db: Db, itemIds: readonly string[], { timezone, quotesCount }: PriceTerms, moment: string) => sql`
  select told.catalog_item_id, told.id, told.cost_price, told.currency, ranked.shown, ranked.rank, told.effective_at,
    told.effective_at <= ${moment}::instant and (told.valid_to is null or told.valid_to >= ${todayIn(timezone, moment)})
      and coalesce(told.quantity_from, 0) <= 1 and (told.source <> 'quote' or ${quotesCount})
      and not (told.supplier_id is null and told.source in ('manual', 'import')),
    case when told.effective_at > ${moment}::instant then told.effective_at
      when told.valid_to >= ${todayIn(timezone, moment)} then (told.valid_to + 1)::timestamp at time zone ${timezone} end
  from price_observations told join (values ${ranks}) ranked (source, rank, shown) on ranked.source = told.source
  where told.tenant_id = ${db.tenant} and told.catalog_item_id = any(${itemIds}::uuid[]) and told.withdrawn_at is null`;

const todayIn = (timezone: string, moment: string) => sql`(${moment}::instant at time zone ${timezone})::date`;

/**
 * Every item has one, below whatever else is known of it: without a plan it says that nothing is. The list of items leads,
 * so that PostgreSQL expects many and joins the items with them once, even where it believes the portal to be empty.
 */
const planned = (db: Db, itemIds: readonly string[]) => sql`
  select one.id, null::uuid, held.planned_price, held.planned_currency, case when held.planned_price is not null then 'planned' end,
    case when held.planned_price is null then 7 else 6 end, held.planned_at, true, null::instant
  from unnest(${itemIds}::uuid[]) one(id) left join catalog_items held on held.tenant_id = ${db.tenant} and held.id = one.id`;
