import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { VatMode, VatRate } from '../../kernel/values/vat.ts';

/** What a comparison of offers needs to know of an item: what one base unit weighs, takes up, and cost when it was last bought. */
interface BoughtItem {
  id: string;
  weight: string | null;
  volume: string | null;
  lastPaid: { price: string; currency: string; vatMode: VatMode; vatRate: VatRate } | null;
}

/** Items by their identifiers, in one statement. Paid is what an invoice or a receipt has told, the latest of them. */
export const boughtItems = (db: Db, ids: readonly string[]): Promise<BoughtItem[]> =>
  db.many<BoughtItem>(sql`
    select item.id, item.weight_kg as weight, item.volume_m3 as volume, (
      select json_build_object('price', told.base_price::text, 'currency', told.currency, 'vatMode', coalesce(told.vat_mode, 'none'),
        'vatRate', coalesce(told.vat_rate, 'none'))
      from price_observations told
      where told.tenant_id = ${db.tenant} and told.catalog_item_id = item.id and told.source in ('invoice', 'receipt')
        and told.withdrawn_at is null and told.effective_at <= portal_now()
      order by told.effective_at desc, told.id desc limit 1) as "lastPaid"
    from unnest(${ids}::uuid[]) named(id) join catalog_items item on item.tenant_id = ${db.tenant} and item.id = named.id`);
