import type { WriteContext } from '../../kernel/operation.ts';
import { columns, empty, sql } from '../../kernel/sql/sql.ts';
import { itemColumns } from './catalog-item.columns.ts';
import { type ItemRow } from './catalog-item.row.ts';
import { type Described, type Surroundings, surroundings } from './duplicates/find-duplicates.ts';
import { tellFirstPrice } from './prices/first-price.ts';

/** What stood around the item is seen as the catalog was before. */
export type InsertedItem = ItemRow & Surroundings;

/** A new item with its first price, and a look around it, in one statement; nothing where its article is taken. */
export const insertItem = (
  ctx: WriteContext,
  row: Readonly<Record<string, unknown>>,
  described: Described,
): Promise<InsertedItem | undefined> =>
  ctx.db.first<InsertedItem>(sql`
    with made as (
      insert into catalog_items as item ${columns(row)} on conflict do nothing returning ${itemColumns}, item.name_key, item.sku_key, item.maker_sku_key
    )${row.planned_price ? sql`, told as (${tellFirstPrice(ctx)})` : empty}
    select made.*, ${surroundings(ctx.db.tenant, described)} from made`);
