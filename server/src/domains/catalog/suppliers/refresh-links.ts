import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import type { PriceTerms } from '../prices/price-terms.ts';

/**
 * Links these items to the suppliers that gave them a price, and works out anew what is known of every link: its sources,
 * which stay, and the newest price that still holds. What a person sets is kept by `linkManually`. The history of an item is read
 * once for all its suppliers, and only what differs is written, by a statement of its own: what is read and written lies on one shard. An update would have to join the links with themselves, which
 * PostgreSQL does row by row while it believes the portal to be empty.
 */
export async function refreshLinks(db: Db, itemIds: readonly string[], { timezone }: PriceTerms): Promise<void> {
  const today = sql`(select (portal_now() at time zone ${timezone})::date)`;
  const newest = (column: string) => sql`
    (array_agg(${raw(column)} order by told.effective_at desc, told.id desc) filter (
      where told.withdrawn_at is null and told.effective_at <= portal_moment()::instant and coalesce(told.quantity_from, 0) <= 1
        and (told.valid_to is null or told.valid_to >= ${today})))[1]`;
  const { links } = await db.one<{ links: string | null }>(sql`
    select json_agg(json_build_object('item', one.id, 'supplier', pair.supplier_id, 'sources', pair.sources, 'price', pair.price,
      'currency', pair.currency, 'at', pair.at))::text as links
    from (select distinct id from unnest(${itemIds}::uuid[]) id) one
    cross join lateral (
      select coalesce(held.supplier_id, heard.supplier_id) as supplier_id, coalesce(heard.sources, '{}') as sources, heard.price, heard.currency,
        heard.at, held.sources as sources_before, held.last_price, held.last_currency, held.last_at
      from (
        select told.supplier_id, coalesce(array_agg(distinct told.source) filter (where told.source not in ('manual', 'manual_pinned')), '{}') as sources,
          ${newest('told.base_price')} as price, ${newest('told.currency')} as currency, ${newest('told.effective_at')} as at
        from price_observations told
        where told.tenant_id = ${db.tenant} and told.catalog_item_id = one.id and told.supplier_id is not null group by told.supplier_id) heard
      full join (
        select linked.supplier_id, linked.sources, linked.last_price, linked.last_currency, linked.last_at from supplier_items linked
        where linked.tenant_id = ${db.tenant} and linked.catalog_item_id = one.id) held on held.supplier_id = heard.supplier_id
      where held.supplier_id is not null or heard.sources <> '{}') pair
    where (pair.sources_before, pair.last_price, pair.last_currency, pair.last_at) is distinct from (pair.sources, pair.price, pair.currency, pair.at)`);
  if (links === null) return;
  await db.execute(sql`
    insert into supplier_items (tenant_id, catalog_item_id, supplier_id, sources, last_price, last_currency, last_at)
    select ${db.tenant}::uuid, given.item, given.supplier, given.sources, given.price, given.currency, given.at
    from json_to_recordset(${links}::json) given(item uuid, supplier uuid, sources text[], price price, currency currency, at instant)
    on conflict (tenant_id, catalog_item_id, supplier_id) do update
    set sources = excluded.sources, last_price = excluded.last_price, last_currency = excluded.last_currency, last_at = excluded.last_at, updated_at = excluded.updated_at`);
}
