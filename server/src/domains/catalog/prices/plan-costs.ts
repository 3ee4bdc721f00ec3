import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { empty, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { databaseMoment } from '../../../platform/records/database-moment.ts';
import { partColumns } from '../../../platform/records/part-columns.ts';
import { plannedCostOf } from '../catalog-item.ts';
import { noteCosts } from './note-costs.ts';
import { type PriceTerms, priceTerms } from './price-terms.ts';

/** Items planned at once. */
const most = 5_000;

type Replanned = Pick<CatalogItem, 'id' | 'plannedCost'>;

/**
 * Plans what items cost by their prices in one price list: once per item, the cheapest price of one unit that holds
 * today in the company's currency, per base unit, whoever planned before. An item without such a price in the list keeps its
 * plan, as one in the archive does; an item planned anew is a changed item. Those prices rank above any plan, so the current
 * cost stays as it is. The items are locked by the caller.
 */
export const planCosts = (ctx: WriteContext, priceListId: string, itemIds: readonly string[]) =>
  inTurns(ctx, itemIds, (some) => ({ told: toldBy(priceListId, some) }));

/** The same for items whose plan is a price that this list has withdrawn: by what else it asks for them. */
export const planLostCosts = (ctx: WriteContext, priceListId: string, itemIds: readonly string[]) =>
  inTurns(ctx, itemIds, (some) => ({ told: toldBy(priceListId, some), onlyLost: true }));

/** The same for items one of whose prices has ended or begun since they were looked at: by the lists they are in. */
export async function planDueCosts(ctx: WriteContext, itemIds: readonly string[]): Promise<void> {
  const { tenant } = ctx.db;
  const lists = sql`
    select distinct told.catalog_item_id, told.source_entity_id
    from unnest(${itemIds}::uuid[]) due(id)
    join price_observations told on told.tenant_id = ${tenant} and told.catalog_item_id = due.id and told.source = 'price_list'`;
  const begun = (moment: string) => sql`${lists}
    join catalog_items held on held.tenant_id = ${tenant} and held.id = due.id
    where told.withdrawn_at is null and told.effective_at between held.prices_due_at and ${moment}::instant`;
  await inTurns(ctx, itemIds, (_, moment) => ({ told: begun(moment) }));
  await inTurns(ctx, itemIds, () => ({ told: lists, onlyLost: true }));
}

const toldBy = (priceListId: string, itemIds: readonly string[]) =>
  sql`select id, ${priceListId}::uuid from unnest(${itemIds}::uuid[]) id`;

interface Planned {
  /** Items, and the list each is planned by. */
  told: Sql;
  onlyLost?: true;
}

async function inTurns(
  ctx: WriteContext,
  itemIds: readonly string[],
  plannedOf: (some: readonly string[], moment: string) => Planned,
) {
  if (itemIds.length === 0) return;
  const [terms, moment] = await Promise.all([priceTerms(ctx), databaseMoment(ctx.db)]);
  for (let at = 0; at < itemIds.length; at += most) {
    const rows = await replan(ctx, plannedOf(itemIds.slice(at, at + most), moment), terms, moment);
    noteCosts(
      ctx,
      rows.map(({ id, ...was }) => ({ id, was })),
    );
  }
}

const replan = (
  { db, actor }: WriteContext,
  { told, onlyLost }: Planned,
  { currency, timezone }: PriceTerms,
  moment: string,
) =>
  db.many<Replanned>(sql`
    update catalog_items item
    set planned_price = cheapest.cost_price, planned_currency = cheapest.currency, planned_source = 'price_list', planned_at = portal_now(),
      version = item.version + 1, updated_at = portal_now(), updated_by = ${actor.userId}
    from (
      select distinct on (told.catalog_item_id, named.list_id) told.catalog_item_id, named.list_id, told.cost_price, told.currency
      from (${told}) named(item_id, list_id)
      join price_observations told on told.tenant_id = ${db.tenant} and told.catalog_item_id = named.item_id
      where told.source_entity_id = named.list_id and told.source = 'price_list' and ${holds(timezone, moment)}
        and told.currency = ${currency} and coalesce(told.quantity_from, 0) <= 1
      order by told.catalog_item_id, named.list_id, told.cost_price) cheapest
    join catalog_items old on old.tenant_id = ${db.tenant} and old.id = cheapest.catalog_item_id
    where item.tenant_id = ${db.tenant} and item.id = cheapest.catalog_item_id and item.archived_at is null
      and (item.planned_price, item.planned_currency, item.planned_source) is distinct from (cheapest.cost_price, cheapest.currency, 'price_list')
      ${onlyLost ? sql`and item.planned_source = 'price_list' and ${hasLost(db.tenant, timezone, moment)}` : empty}
    returning item.id, ${partColumns('plannedCost', plannedCostOf('old'))}`);

const holds = (timezone: string, moment: string): Sql =>
  sql`(told.withdrawn_at is null and told.effective_at <= ${moment}::instant
    and (told.valid_to is null or told.valid_to >= (${moment}::instant at time zone ${timezone})::date))`;

/** The plan is a price of this list, and neither it nor any other list asks it now. */
const hasLost = (tenant: string, timezone: string, moment: string): Sql => sql`(
  select bool_and(not ${holds(timezone, moment)}) and bool_or(told.source_entity_id = cheapest.list_id) from price_observations told
  where told.tenant_id = ${tenant} and told.catalog_item_id = item.id and told.source = 'price_list'
    and told.cost_price = item.planned_price and told.currency = item.planned_currency)`;
