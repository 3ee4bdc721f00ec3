import { priceList as declared, type PriceList } from '../../../../nouns/price-list.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';
import { todayOf } from './today.ts';

export const priceList = entityOf(declared);

export const priceLists = store(priceList, {
  counters: (tenant) => sql`
    json_build_object('items', list.item_count, 'changed', list.changed_count, 'expired', (
      select count(*) from price_list_items line
      where line.tenant_id = ${tenant} and line.price_list_id = list.id and line.status = 'active' and line.valid_to < ${todayOf(tenant)}))`,
});

const reading = { permission: 'price_lists.read', scope: 'price_lists.read' } as const;

export const getPriceList = getRecord<PriceList>(priceLists, {
  name: 'price-lists.get-price-list',
  summary: words('Get the header of a price list', 'Получить заголовок прайс-листа'),
  ...reading,
});

export const priceListListing = listingOf(declared, { name: 'price-lists', defaultSort: '-updatedAt' });

export const listPriceLists = listRecords(priceLists, priceListListing, {
  name: 'price-lists.list-price-lists',
  summary: words('List price lists', 'Список прайс-листов'),
  ...reading,
});

/** Keeps a list from being removed until the transaction ends. */
export const holdList = (db: Db, id: string) =>
  db.execute(sql`select 1 from price_lists where tenant_id = ${db.tenant} and id = ${id} for key share`);
