import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { type ItemRow, itemColumns, presentItem } from '../catalog-item.row.ts';
import { catalogItem } from '../catalog-item.ts';
import { type PriceTerms, priceTerms } from './price-terms.ts';

/** Items planned and told at once. */
const most = 5_000;

type Replanned = ItemRow & {
  was_price: string | null;
  was_currency: string | null;
  was_source: ItemRow['planned_source'];
  was_at: string | null;
};

/**
 * Plans what items cost by the prices one price list told of them: once per item, the cheapest price of one unit that holds
 * today in the company's currency, per base unit, whoever planned before. An item the list tells nothing such of keeps its
 * plan, as one in the archive does; an item planned anew is a changed item. Those prices rank above any plan, so the current
 * cost stays as it is. The items are locked by the caller.
 */
export async function planCosts(ctx: WriteContext, priceListId: string, itemIds: readonly string[]): Promise<void> {
  const terms = await priceTerms(ctx);
  for (let at = 0; at < itemIds.length; at += most) {
    for (const row of await replan(ctx, priceListId, itemIds.slice(at, at + most), terms)) tellReplanned(ctx, row);
    await ctx.writeFacts();
  }
}

const replan = ({ db, actor }: WriteContext, priceListId: string, itemIds: readonly string[], terms: PriceTerms) =>
  db.many<Replanned>(sql`
    update catalog_items item
    set planned_price = cheapest.cost_price, planned_currency = cheapest.currency, planned_source = 'price_list', planned_at = now(),
      version = item.version + 1, updated_at = now(), updated_by = ${actor.userId}
    from (
      select distinct on (told.catalog_item_id) told.catalog_item_id, told.cost_price, told.currency
      from unnest(${itemIds}::uuid[]) named(id)
      join price_observations told on told.tenant_id = ${db.tenant} and told.catalog_item_id = named.id
      where told.source_entity_id = ${priceListId} and told.source = 'price_list' and told.withdrawn_at is null
        and told.currency = ${terms.currency} and coalesce(told.quantity_from, 0) <= 1 and told.effective_at <= clock_timestamp()::instant
        and (told.valid_to is null or told.valid_to >= (now() at time zone ${terms.timezone})::date)
      order by told.catalog_item_id, told.cost_price) cheapest
    where item.tenant_id = ${db.tenant} and item.id = cheapest.catalog_item_id and item.archived_at is null
      and (item.planned_price, item.planned_currency, item.planned_source) is distinct from (cheapest.cost_price, cheapest.currency, 'price_list')
    returning ${itemColumns}, old.planned_price as was_price, old.planned_currency as was_currency, old.planned_source as was_source,
      old.planned_at as was_at`);

function tellReplanned(ctx: WriteContext, { was_price, was_currency, was_source, was_at, ...row }: Replanned) {
  const was = {
    planned_price: was_price,
    planned_currency: was_currency,
    planned_source: was_source,
    planned_at: was_at,
  };
  ctx.record(catalogItem.changed('updated', presentItem({ ...row, ...was }), presentItem(row)));
}
