import type Type from 'typebox';
import { type PriceList, priceListKinds } from '../../../../nouns/price-list.ts';
import { choice, currency, id, measure, nullable, object, price, text } from '../../kernel/fields.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { todayOf } from './today.ts';

/** What another active list asks today for the item, the unit and the quantity of a row. */
export const otherPrice = object(
  {
    rowId: id('Row of this list'),
    catalogItemId: id('Catalog item'),
    priceListId: id('The other list'),
    number: text(32, 'Its number'),
    name: text(200, 'Its name'),
    kind: choice(Object.keys(priceListKinds) as PriceList['kind'][], 'Its kind'),
    counterpartyId: nullable(id('Its counterparty')),
    price: price('Its price'),
    discountPercent: measure('Its discount, %'),
    currency: currency(),
    minQuantity: measure('From this quantity'),
  },
  { title: 'Price of another list' },
);

type OtherPrice = Type.Static<typeof otherPrice>;

const most = 1_000;

/**
 * For each of these rows one price of each other active list: of the rows in use that hold today, the one with the greatest
 * `minQuantity` not above that of the row; of equal ones, the one valid since later.
 */
export const otherPrices = (db: Db, priceListId: string, rowIds: readonly string[]): Promise<OtherPrice[]> =>
  db.many<OtherPrice>(sql`
    select distinct on (mine.id, list.id) mine.id as "rowId", mine.catalog_item_id as "catalogItemId", list.id as "priceListId",
      list.number, list.name, list.kind, list.counterparty_id as "counterpartyId", other.price, other.discount_percent as "discountPercent",
      list.currency, other.min_quantity as "minQuantity"
    from price_list_items mine
    join price_list_items other on other.tenant_id = ${db.tenant} and other.catalog_item_id = mine.catalog_item_id and other.uom = mine.uom
      and other.price_list_id <> mine.price_list_id and other.min_quantity <= mine.min_quantity and other.status = 'active'
    join price_lists list on list.tenant_id = ${db.tenant} and list.id = other.price_list_id and list.status = 'active'
    cross join lateral (select ${todayOf(db.tenant)} as today) clock
    where mine.tenant_id = ${db.tenant} and mine.price_list_id = ${priceListId} and mine.id = any(${rowIds}::uuid[])
      and coalesce(other.valid_from <= clock.today, true) and coalesce(other.valid_to >= clock.today, true)
    order by mine.id, list.id, other.min_quantity desc, other.valid_from desc nulls last
    limit ${most}`);
