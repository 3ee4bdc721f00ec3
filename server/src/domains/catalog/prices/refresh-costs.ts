import type { Db } from '../../../kernel/db.ts';
import { raw, sql } from '../../../kernel/sql.ts';
import { costRanks } from './current-cost.ts';
import type { PriceTerms } from './price-terms.ts';

const bySource = (value: (rank: (typeof costRanks)[keyof typeof costRanks]) => string) =>
  raw(
    `case told.source ${Object.entries(costRanks)
      .map(([source, rank]) => `when '${source}' then ${value(rank)}`)
      .join(' ')} end`,
  );

const rankOf = bySource(({ rank }) => String(rank));
const shownAs = bySource(({ shown }) => `'${shown}'`);

/**
 * Works out anew what these items cost, by the rules of `currentCost`, and when that must be looked at again because a
 * price ends or begins. The items are locked by the caller, so the last of two recordings sees what the first has left, and a row
 * is found again by its place: by its key PostgreSQL would look through the whole portal while it believes it to be empty.
 */
export const refreshCosts = (db: Db, itemIds: readonly string[], terms: PriceTerms): Promise<number> => {
  // In a query of its own it is worked out once, and not for every price.
  const today = sql`(select (now() at time zone ${terms.timezone})::date)`;
  return db.execute(sql`
    update catalog_items item
    set current_price = fresh.price, current_currency = fresh.currency, current_source = fresh.shown, current_at = fresh.at, prices_due_at = fresh.due_at
    from (select held.ctid as place, best.price, best.currency, best.shown, best.at, turn.at::instant as due_at from catalog_items held
    left join lateral (
      select * from (
        select told.cost_price as price, told.currency, ${shownAs} as shown, ${rankOf} as rank, told.effective_at as at, told.id
        from price_observations told
        where told.tenant_id = ${db.tenant} and told.catalog_item_id = held.id and told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant
          and (told.valid_to is null or told.valid_to >= ${today})
          and coalesce(told.quantity_from, 0) <= 1 and (told.source <> 'quote' or ${terms.quotesCount})
          and not (told.supplier_id is null and told.source in ('manual', 'import'))
        union all
        select held.planned_price, held.planned_currency, 'planned', 6, held.planned_at, null where held.planned_price is not null
      ) candidate order by rank, at desc, id desc nulls last limit 1) best on true
    left join lateral (
      select least(min(told.effective_at) filter (where told.effective_at > clock_timestamp()::instant),
        (min(told.valid_to) filter (where told.effective_at <= clock_timestamp()::instant and told.valid_to >= ${today}) + 1)::timestamp
          at time zone ${terms.timezone}) as at
      from price_observations told
      where told.tenant_id = ${db.tenant} and told.catalog_item_id = held.id and told.withdrawn_at is null) turn on true
    where held.tenant_id = ${db.tenant} and held.id = any(${itemIds}::uuid[])) fresh
    where item.tenant_id = ${db.tenant} and item.ctid = fresh.place
      and (item.current_price, item.current_currency, item.current_source, item.current_at, item.prices_due_at)
        is distinct from (fresh.price, fresh.currency, fresh.shown, fresh.at, fresh.due_at)`);
};
