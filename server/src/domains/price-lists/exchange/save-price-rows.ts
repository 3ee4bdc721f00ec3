import { archived } from '../../../kernel/errors.ts';
import type { SavedImport, SavedRow, WrittenRows } from '../../../kernel/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { commitRows } from '../commit-rows.ts';
import { completed } from '../complete-rows.ts';
import { lockList } from '../price-list.row.ts';
import { priceList } from '../price-list.ts';
import type { KeyedRow } from '../price-list-item.input.ts';
import { upsertOf } from '../upsert-of.ts';
import { keyedRow, type PriceRow } from './price-row.ts';

/** All rows of a file at once: one version of the list tells what they changed. Where they replace it, the others leave it. */
export async function savePriceRows(
  ctx: WriteContext,
  rows: readonly SavedRow[],
  { mode, parentId, meant }: SavedImport,
): Promise<WrittenRows> {
  const before = await lockList(ctx.db, parentId as string);
  if (before.archivedAt) throw archived(priceList.noun);
  const given = rows.map(({ input }) => keyedRow(input as PriceRow));
  const left = mode === 'replace' ? await othersOf(ctx, before.id, meant) : [];
  const whole = await completed(ctx.db, before.id, [...given, ...left]);
  if (whole.length > 0) await commitRows(ctx, before, upsertOf(before, whole, ctx.db.tenant), 'import');
  return { rows: new Set(rows.map(({ n }) => n)) };
}

const othersOf = ({ db }: WriteContext, priceListId: string, meant: readonly string[]) =>
  db.many<KeyedRow>(sql`
    select catalog_item_id, uom, min_quantity, valid_from, 'archived' as status from price_list_items
    where tenant_id = ${db.tenant} and price_list_id = ${priceListId} and status = 'active' and id <> all(${meant}::uuid[])`);
