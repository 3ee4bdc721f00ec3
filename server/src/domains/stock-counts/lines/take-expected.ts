import type { StockCount } from '../../../../../nouns/stock-count.ts';
import type { StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { refuseCountedElsewhere } from './refuse-counted-elsewhere.ts';
import { countLines } from './stock-count-line.ts';

/** So many items are counted in one document, and posted in one transaction. */
export const mostLines = 5_000;

type Expected = Pick<StockCountLine, 'catalogItemId' | 'name' | 'sku' | 'uom' | 'expectedQuantity'>;

/** Writes down what lies in the warehouse now, as lines of a count that was just made. */
export async function takeExpected(
  ctx: WriteContext,
  { id: countId, warehouseId, categoryId }: Pick<StockCount, 'id' | 'warehouseId' | 'categoryId'>,
): Promise<void> {
  const { tenant } = ctx.db;
  const inCategory = sql`item.category_id in (
    select category.id from catalog_categories category
    where category.tenant_id = ${tenant} and category.path @> array[${categoryId}]::uuid[])`;
  // One look at the catalog for each balance: of a warehouse filled a moment ago no statistics know, and a plain join may take the square of its items.
  const lying = await ctx.db.many<Expected>(sql`
    select held.catalog_item_id as "catalogItemId", item.name, item.sku, item.base_uom as uom, trim_scale(held.on_hand) as "expectedQuantity"
    from stock_balances held
    cross join lateral (
      select name, sku, base_uom, category_id from catalog_items
      where tenant_id = ${tenant} and id = held.catalog_item_id limit 1) item
    where held.tenant_id = ${tenant} and held.warehouse_id = ${warehouseId} and held.on_hand <> 0
      and ${categoryId === null ? sql`true` : inCategory}
    order by held.catalog_item_id limit ${mostLines + 1}`);
  if (lying.length > mostLines) throw tooMany();
  const made = await countLines.insertMany(
    ctx,
    lying.map((one) => ({ id: uuidv7(), countId, warehouseId, isFound: false, ...one })),
  );
  if (made.length < lying.length)
    await refuseCountedElsewhere(
      ctx.db,
      { id: countId, warehouseId },
      lying.map(({ catalogItemId }) => catalogItemId),
    );
}

const tooMany = () =>
  brokenRule(
    'too_many_to_count',
    words(
      `More than ${mostLines} items lie there: count them category by category.`,
      `На складе больше ${mostLines} позиций: считайте по категориям.`,
    ),
    { field: 'categoryId', limit: mostLines },
  );
