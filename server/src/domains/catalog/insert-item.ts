import type { CatalogItem } from '../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { columns, sql } from '../../kernel/sql/sql.ts';
import { catalogItems } from './catalog-item.ts';
import { type Described, type Surroundings, surroundings } from './duplicates/find-duplicates.ts';
import { tellFirstPrice } from './prices/first-price.ts';

/** What stood around the item is seen as the catalog was before. */
interface InsertedItem {
  item: CatalogItem;
  around: Surroundings;
}

type Made = CatalogItem & Omit<Surroundings, 'id'>;

/** A new item and a look around it, in one statement, then its first price; nothing where its article is taken. */
export async function insertItem(
  ctx: WriteContext,
  row: Readonly<Record<string, unknown>>,
  described: Described,
): Promise<InsertedItem | undefined> {
  const made = await ctx.db.first<Made>(sql`
    with made as (insert into catalog_items ${columns(row)} on conflict do nothing returning *)
    select ${catalogItems.shown()}, item.name_key, ${surroundings(ctx.db.tenant, described)} from made item`);
  if (!made) return undefined;
  const { name_key, near_keys, same_code, ...item } = made;
  if (row.planned_price) await tellFirstPrice(ctx, item, row);
  return { item, around: { id: item.id, name_key, near_keys, same_code } };
}
