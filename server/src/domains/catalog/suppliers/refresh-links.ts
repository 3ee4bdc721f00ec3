import type { Db } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import type { PriceTerms } from '../prices/price-terms.ts';

/**
 * Links these items to the suppliers that gave them a price, and works out anew what is known of every link: its sources,
 * which stay, and the newest price that still holds. A person's word is kept by `linkManually`. An update would have to join
 * the links with themselves, which PostgreSQL does row by row while it believes the portal to be empty.
 */
export async function refreshLinks(db: Db, itemIds: readonly string[], { timezone }: PriceTerms): Promise<void> {
  await db.execute(sql`
    insert into supplier_items as link (tenant_id, catalog_item_id, supplier_id, sources, last_price, last_currency, last_at)
    select ${db.tenant}, pair.catalog_item_id, pair.supplier_id, heard.sources, newest.base_price, newest.currency, newest.effective_at
    from (
      select held.catalog_item_id, held.supplier_id from supplier_items held
      where held.tenant_id = ${db.tenant} and held.catalog_item_id = any(${itemIds}::uuid[])
      union
      select told.catalog_item_id, told.supplier_id from price_observations told
      where told.tenant_id = ${db.tenant} and told.catalog_item_id = any(${itemIds}::uuid[]) and told.supplier_id is not null
        and told.source not in ('manual', 'manual_pinned')) pair
    join lateral (
      select coalesce(array_agg(distinct told.source) filter (where told.source not in ('manual', 'manual_pinned')), '{}') as sources
      from price_observations told
      where told.tenant_id = ${db.tenant} and told.catalog_item_id = pair.catalog_item_id and told.supplier_id = pair.supplier_id) heard on true
    left join lateral (
      select told.base_price, told.currency, told.effective_at from price_observations told
      where told.tenant_id = ${db.tenant} and told.catalog_item_id = pair.catalog_item_id and told.supplier_id = pair.supplier_id
        and told.withdrawn_at is null and told.effective_at <= clock_timestamp()::instant and coalesce(told.quantity_from, 0) <= 1
        and (told.valid_to is null or told.valid_to >= (now() at time zone ${timezone})::date)
      order by told.effective_at desc, told.id desc limit 1) newest on true
    on conflict (tenant_id, catalog_item_id, supplier_id) do update
    set sources = excluded.sources, last_price = excluded.last_price, last_currency = excluded.last_currency, last_at = excluded.last_at, updated_at = now()
    where (link.sources, link.last_price, link.last_currency, link.last_at)
      is distinct from (excluded.sources, excluded.last_price, excluded.last_currency, excluded.last_at)`);
}
