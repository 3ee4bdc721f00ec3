import type { SavedImport, SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { archived } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdItems, itemReferences } from '../../catalog/item-references.ts';
import { commitRows } from '../commit-rows.ts';
import { completed } from '../completed.ts';
import { priceList, priceLists } from '../price-list.ts';
import type { KeyedRow } from '../price-list-item.input.ts';
import { upsertOf } from '../upsert-of.ts';
import { keyedRow, type PriceRow } from './price-row.ts';

/**
 * All rows of a file at once: one version of the list says what they changed. Where they replace it, the others leave it. A row
 * whose item was archived since it was found is not saved.
 */
export async function savePriceRows(
  ctx: WriteContext,
  rows: readonly SavedRow[],
  { mode, parentId, meant }: SavedImport,
): Promise<WrittenRows> {
  const before = await priceLists.lock(ctx.db, parentId as string);
  if (before.archivedAt) throw archived(priceList.noun);
  const open = await heldOpen(ctx, rows);
  const given = open.map(({ input }) => keyedRow(input as PriceRow));
  const left = mode === 'replace' ? await othersOf(ctx, before.id, meant) : [];
  const whole = await completed(ctx.db, before.id, [...given, ...left]);
  if (whole.length > 0) await commitRows(ctx, before, upsertOf(before, whole, ctx.db.tenant), 'import');
  return { rows: new Set(open.map(({ n }) => n)) };
}

async function heldOpen({ db }: WriteContext, rows: readonly SavedRow[]): Promise<readonly SavedRow[]> {
  const itemOf = ({ input }: SavedRow) => (input as PriceRow).catalogItemId as string;
  const named = { ids: [...new Set(rows.map(itemOf))] };
  const [, items] = await Promise.all([holdItems(db, named), itemReferences(db, named)]);
  const open = new Set(items.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  return rows.filter((row) => open.has(itemOf(row)));
}

const othersOf = ({ db }: WriteContext, priceListId: string, meant: readonly string[]) =>
  db.many<KeyedRow>(sql`
    select catalog_item_id, uom, min_quantity, valid_from, 'archived' as status from price_list_items
    where tenant_id = ${db.tenant} and price_list_id = ${priceListId} and status = 'active' and id <> all(${meant}::uuid[])`);
