import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { PriceRow } from './told-prices.ts';

export interface PriceOrigin {
  source: string;
  sourceEntityType: string;
}

interface KnownPrice {
  id: string;
  /** What the same row of the source reported last, and whether that was the same price. */
  toldBefore: string | null;
  isSame: boolean;
  /** The last prices that can be compared with it, in its currency. */
  comparable: string[];
}

/**
 * What is known already of the prices of a recording, in one statement. Comparable are the item's last five prices for the
 * same quantity, whoever gave them; another currency counts where its rate on the day is known. What the row reported last is looked
 * for row by row: a join would read all that the source ever reported, once for every recording of an import.
 */
export const knownPrices = (db: Db, origin: PriceOrigin, rows: readonly PriceRow[], currency: string) =>
  db.many<KnownPrice>(sql`
    select told.id, before.id as "toldBefore",
      coalesce((before.supplier_id, before.price, before.currency, before.uom, before.vat_mode, before.vat_rate, before.valid_to)
        is not distinct from (told.supplier_id, told.price, told.currency, told.uom, told.vat_mode, told.vat_rate, told.valid_to), false) as "isSame",
      array(
        select worth.price::text from price_observations other
        cross join lateral (
          select case when other.currency = told.currency then other.cost_price
            else other.cost_price * ${rateOf(db, sql`other.currency`, currency)} / ${rateOf(db, sql`told.currency`, currency)} end as price) worth
        where other.tenant_id = ${db.tenant} and other.catalog_item_id = told.catalog_item_id and worth.price is not null
          and greatest(coalesce(other.quantity_from, 1), 1) = greatest(coalesce(told.quantity_from, 1), 1)
        order by other.effective_at desc, other.id desc limit 5) as comparable
    from json_to_recordset(${JSON.stringify(rows)}::json) as told(
      id uuid, catalog_item_id uuid, supplier_id uuid, price numeric, currency text, uom text, quantity_from numeric, vat_mode text, vat_rate text,
      source_entity_id uuid, source_row_id uuid, effective_at instant, valid_to date)
    left join lateral (
      select one.* from price_observations one
      where one.tenant_id = ${db.tenant} and one.catalog_item_id = told.catalog_item_id and one.source_entity_id = told.source_entity_id
        and one.source_row_id = told.source_row_id and one.source = ${origin.source}
        and coalesce(one.quantity_from, 0) = coalesce(told.quantity_from, 0) and one.withdrawn_at is null
      limit 1) before on true`);

/** What one unit of a currency was worth to the company on the day of the price; null where nobody knows. */
const rateOf = (db: Db, held: Sql, own: string): Sql => sql`
  (case when ${held} = ${own} then 1 else (
    select fx.rate / fx.nominal from exchange_rates fx
    where fx.tenant_id = ${db.tenant} and fx.currency = ${held} and fx.date <= told.effective_at::date order by fx.date desc limit 1) end)`;
