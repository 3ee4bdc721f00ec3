import type { Db } from '../../../kernel/db.ts';
import { join, raw, sql } from '../../../kernel/sql.ts';
import { costRanks } from './current-cost.ts';
import type { PriceTerms } from './price-terms.ts';

const ranks = join(
  Object.entries(costRanks).map(([source, { rank, shown }]) => raw(`('${source}', ${rank}, '${shown}')`)),
);

/**
 * Works out anew what these items cost, by the rules of `currentCost`, and when that must be looked at again because a
 * price ends or begins. The items are locked by the caller, so the last of two recordings sees what the first has left.
 */
export const refreshCosts = (db: Db, itemIds: readonly string[], terms: PriceTerms): Promise<number> =>
  db.execute(sql`
    update catalog_items item
    set current_price = best.price, current_currency = best.currency, current_source = best.shown, current_at = best.at, prices_due_at = turn.at
    from unnest(${itemIds}::uuid[]) one(id)
    join catalog_items held on held.tenant_id = ${db.tenant} and held.id = one.id
    left join lateral (
      select * from (
        select told.cost_price as price, told.currency, ranked.shown, ranked.rank, told.effective_at as at, told.id
        from price_observations told join (values ${ranks}) ranked (source, rank, shown) on ranked.source = told.source
        where told.tenant_id = ${db.tenant} and told.catalog_item_id = held.id and told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
          and (told.valid_to is null or told.valid_to >= (now() at time zone ${terms.timezone})::date)
          and coalesce(told.quantity_from, 0) <= 1 and (told.source <> 'quote' or ${terms.quotesCount})
          and not (told.supplier_id is null and told.source in ('manual', 'import'))
        union all
        select held.planned_price, held.planned_currency, 'planned', 6, held.planned_at, null where held.planned_price is not null
      ) candidate order by rank, at desc, id desc nulls last limit 1) best on true
    left join lateral (
      select min(case when told.effective_at > clock_timestamp()::instant then told.effective_at
        when told.valid_to >= (now() at time zone ${terms.timezone})::date then (told.valid_to + 1)::timestamp at time zone ${terms.timezone} end) as at
      from price_observations told
      where told.tenant_id = ${db.tenant} and told.catalog_item_id = held.id and told.withdrawn_at is null) turn on true
    where item.tenant_id = ${db.tenant} and item.id = one.id
      and (item.current_price, item.current_currency, item.current_source, item.current_at, item.prices_due_at)
        is distinct from (best.price, best.currency, best.shown, best.at, turn.at::instant)`);
