import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { priceTerms } from './price-terms.ts';

/**
 * Plans what items cost by the prices one price list told of them: once per item, the cheapest price of one unit that holds
 * today in the company's currency, per base unit. An item the list tells nothing such of keeps its plan. Like every cost
 * worked out from prices it moves no version; and as those prices rank above any plan, the current cost stays as it is.
 */
export async function planCosts(ctx: WriteContext, priceListId: string, itemIds: readonly string[]): Promise<void> {
  const terms = await priceTerms(ctx);
  await ctx.db.execute(sql`
    update catalog_items item
    set planned_price = cheapest.cost_price, planned_currency = cheapest.currency, planned_source = 'price_list', planned_at = now()
    from (
      select distinct on (told.catalog_item_id) told.catalog_item_id, told.cost_price, told.currency
      from unnest(${itemIds}::uuid[]) named(id)
      join price_observations told on told.tenant_id = ${ctx.db.tenant} and told.catalog_item_id = named.id
      where told.source_entity_id = ${priceListId} and told.source = 'price_list' and told.withdrawn_at is null
        and told.currency = ${terms.currency} and coalesce(told.quantity_from, 0) <= 1 and told.effective_at <= clock_timestamp()::instant
        and (told.valid_to is null or told.valid_to >= (now() at time zone ${terms.timezone})::date)
      order by told.catalog_item_id, told.cost_price) cheapest
    where item.tenant_id = ${ctx.db.tenant} and item.id = cheapest.catalog_item_id
      and (item.planned_price, item.planned_currency, item.planned_source) is distinct from (cheapest.cost_price, cheapest.currency, 'price_list')`);
}
