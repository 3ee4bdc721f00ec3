import type { StockCount } from '../../../../../nouns/stock-count.ts';
import type { StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { countsIn, mustBeWhole } from '../../../kernel/values/quantity-faults.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { holdItems, type ItemReference, itemReferences, referenceFaults } from '../../catalog/item-references.ts';
import { balancesAt } from '../../catalog/stock/balances-at.ts';
import { noStockOfServices } from '../../catalog/stock/check-moves.ts';
import { placeOf } from '../../catalog/stock/lock-balances.ts';
import { refuseCountedElsewhere } from './refuse-counted-elsewhere.ts';
import { countLines } from './stock-count-line.ts';

export interface Counted {
  catalogItemId: string;
  countedQuantity: string | null;
  note?: string | null;
}

type Held = Pick<StockCount, 'id' | 'warehouseId'>;

/** Writes what was counted into lines of a held count, and answers which lines; in the same number of statements for one as for many. */
export async function writeCounted(ctx: WriteContext, count: Held, given: readonly Counted[]): Promise<string[]> {
  const itemIds = given.map(({ catalogItemId }) => catalogItemId);
  await holdItems(ctx.db, { ids: itemIds });
  const [items, known, { moment }] = await Promise.all([
    itemReferences(ctx.db, { ids: itemIds }),
    ctx.db.many<{ itemId: string }>(sql`
      select line.catalog_item_id as "itemId" from stock_count_lines line
      where line.tenant_id = ${ctx.db.tenant} and line.count_id = ${count.id} and line.catalog_item_id = any(${itemIds}::uuid[])`),
    ctx.db.one<{ moment: string }>(sql`
      select portal_moment()::instant as moment from stock_counts where tenant_id = ${ctx.db.tenant} and id = ${count.id}`),
  ]);
  const expected = new Set(known.map(({ itemId }) => itemId));
  check(given, new Map(items.map((item) => [item.id, item])), expected);
  await addFound(
    ctx,
    count,
    items.filter(({ id }) => !expected.has(id)),
  );
  const rows = given.map((one) => ({
    ...one,
    ...(one.countedQuantity !== null && { countedAt: moment, countedBy: ctx.actor.userId }),
    keepsNote: one.note === undefined,
  }));
  const written = await ctx.db.many<{ id: string }>(sql`
    update stock_count_lines line set counted_quantity = told."countedQuantity", counted_at = told."countedAt", counted_by = told."countedBy",
      note = case when told."keepsNote" then line.note else told.note end,
      version = line.version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      told ("catalogItemId" uuid, "countedQuantity" numeric, "countedAt" timestamptz, "countedBy" uuid, note text, "keepsNote" boolean)
    where line.tenant_id = ${ctx.db.tenant} and line.count_id = ${count.id} and line.catalog_item_id = told."catalogItemId"
    returning line.id`);
  return written.map(({ id }) => id);
}

function check(
  given: readonly Counted[],
  items: ReadonlyMap<string, ItemReference>,
  expected: ReadonlySet<string>,
): void {
  const faults = given.flatMap(({ catalogItemId, countedQuantity }, at): FieldError[] => {
    const item = items.get(catalogItemId);
    const field = `/lines/${at}`;
    if (given.findIndex((one) => one.catalogItemId === catalogItemId) < at)
      return [fieldError(`${field}/catalogItemId`, 'duplicate', words('is listed twice', 'указана дважды'))];
    const unusable = expected.has(catalogItemId) ? [] : referenceFaults(item, `${field}/catalogItemId`);
    if (unusable.length > 0 || !item || countedQuantity === null) return unusable;
    return countsIn(item.baseUom, countedQuantity)
      ? []
      : [mustBeWhole(`${field}/countedQuantity`, item.baseUom, countedQuantity)];
  });
  if (faults.length > 0) throw invalid(faults);
  if ([...items.values()].some(({ type }) => type === 'service')) throw noStockOfServices();
}

/** What nobody expected becomes a line, with what the books say of it now. */
async function addFound(ctx: WriteContext, count: Held, found: readonly ItemReference[]): Promise<void> {
  if (found.length === 0) return;
  const placed = found.map((item) => ({ item, place: { warehouseId: count.warehouseId, catalogItemId: item.id } }));
  const held = await balancesAt(
    ctx.db,
    placed.map(({ place }) => place),
  );
  const lines = placed.map(({ item: { name, sku, baseUom: uom }, place }) => ({
    ...{ id: uuidv7(), countId: count.id, ...place, name, sku, isFound: true },
    uom: uom as StockCountLine['uom'],
    expectedQuantity: held.get(placeOf(place))?.onHand ?? '0',
  }));
  const made = await countLines.insertMany(ctx, lines);
  if (made.length < lines.length)
    await refuseCountedElsewhere(
      ctx.db,
      count,
      found.map(({ id }) => id),
    );
}
