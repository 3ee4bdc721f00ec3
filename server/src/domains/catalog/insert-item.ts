import type { WriteContext } from '../../kernel/operation.ts';
import { columns, empty, sql } from '../../kernel/sql.ts';
import { type ItemRow, itemColumns } from './catalog-item.row.ts';
import { type Described, type Near, nearItems } from './duplicates/find-duplicates.ts';
import { tellFirstPrice } from './prices/first-price.ts';

export interface InsertedItem extends ItemRow {
  name_key: string;
  /** What may be the same thing, looked for as the catalog was before. */
  near: Near[] | null;
}

/** A new item with its first price, and those near to it, in one statement; nothing where its article is taken. */
export const insertItem = (
  ctx: WriteContext,
  row: Readonly<Record<string, unknown>>,
  described: Described,
): Promise<InsertedItem | undefined> =>
  ctx.db.first<InsertedItem>(sql`
    with made as (
      insert into catalog_items as item ${columns(row)} on conflict do nothing returning ${itemColumns}, item.name_key, item.sku_key, item.maker_sku_key
    )${row.planned_price ? sql`, told as (${tellFirstPrice(ctx)})` : empty}
    select made.*, ${nearItems(ctx.db.tenant, described)} as near from made`);
