import type { Db } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import type { PriceTerms } from '../prices/price-terms.ts';

/**
 * Links these items to the suppliers that gave them a price, and works out anew what is known of every link: its sources,
 * which stay, and the newest price that still holds. A person's word is kept by `linkManually`.
 */
export async function refreshLinks(db: Db, itemIds: readonly string[], { timezone }: PriceTerms): Promise<void> {
  await Promise.all([
    db.execute(sql`
      insert into supplier_items (tenant_id, catalog_item_id, supplier_id)
      select distinct told.tenant_id, told.catalog_item_id, told.supplier_id from price_observations told
      where told.tenant_id = ${db.tenant} and told.catalog_item_id = any(${itemIds}::uuid[]) and told.supplier_id is not null
        and told.source not in ('manual', 'manual_pinned')
      on conflict (tenant_id, catalog_item_id, supplier_id) do nothing`),
    db.execute(sql`
      update supplier_items link
      set sources = heard.sources, last_price = newest.base_price, last_currency = newest.currency, last_at = newest.effective_at, updated_at = now()
      from supplier_items held
      join lateral (
        select coalesce(array_agg(distinct told.source) filter (where told.source not in ('manual', 'manual_pinned')), '{}') as sources
        from price_observations told
        where told.tenant_id = ${db.tenant} and told.catalog_item_id = held.catalog_item_id and told.supplier_id = held.supplier_id) heard on true
      left join lateral (
        select told.base_price, told.currency, told.effective_at from price_observations told
        where told.tenant_id = ${db.tenant} and told.catalog_item_id = held.catalog_item_id and told.supplier_id = held.supplier_id
          and told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant and coalesce(told.quantity_from, 0) <= 1
          and (told.valid_to is null or told.valid_to >= (now() at time zone ${timezone})::date)
        order by told.effective_at desc, told.id desc limit 1) newest on true
      where link.tenant_id = ${db.tenant} and held.tenant_id = ${db.tenant} and held.catalog_item_id = any(${itemIds}::uuid[]) and link.id = held.id
        and (link.sources, link.last_price, link.last_currency, link.last_at)
          is distinct from (heard.sources, newest.base_price, newest.currency, newest.effective_at)`),
  ]);
}
