import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { SavedImport, SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { join, raw, sql } from '../../../kernel/sql/sql.ts';
import { pieces } from '../../../kernel/values/units.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { itemRow, writtenColumns } from '../catalog-item.input.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { moveInitialStock, placeRows } from '../place-item-rows.ts';
import { recordPrices } from '../prices/operations/record-prices.ts';

interface Written {
  n: number;
  before: CatalogItem | null;
  item: CatalogItem;
}

/** Hundreds of items created and changed at once, their prices told, a fact for each; answers the rows that were written. */
export async function applyItemRows(
  ctx: WriteContext,
  given: readonly SavedRow[],
  { id: importId }: SavedImport,
): Promise<WrittenRows> {
  const rows = await placeRows(ctx, given);
  const created = await createItems(
    ctx,
    rows.filter(({ before }) => before === null),
  );
  const updated = await updateItems(
    ctx,
    rows.filter(({ before }) => before !== null),
  );
  const written = [...created, ...updated];
  const costing = await tellPrices(ctx, written.filter(isPriced), importId);
  for (const { before, item } of written) {
    const after = costing.get(item.id) ?? item;
    ctx.record(before ? catalogItem.changed('updated', before, after) : catalogItem.fact('created', after));
  }
  await moveInitialStock(ctx, rows, new Map(created.map(({ n, item }) => [n, item.id])));
  return { rows: new Set(written.map(({ n }) => n)) };
}

const isPriced = ({ before, item: { plannedCost } }: Written) =>
  plannedCost !== null &&
  (plannedCost.price !== before?.plannedCost?.price || plannedCost.currency !== before.plannedCost.currency);

/** Prices of the file go into the history of their items, and make what these cost now. */
async function tellPrices(ctx: WriteContext, written: readonly Written[], importId: string) {
  if (written.length === 0) return new Map<string, CatalogItem>();
  const observations = written.map(({ item: { id, plannedCost } }) => {
    const { price, currency } = plannedCost as NonNullable<CatalogItem['plannedCost']>;
    return { catalogItemId: id, price, currency };
  });
  await ctx.call(recordPrices, {
    source: 'import',
    sourceEntityType: 'import_job',
    sourceEntityId: importId,
    observations,
  });
  const items = await catalogItems.byIds(
    ctx.db,
    observations.map(({ catalogItemId }) => catalogItemId),
  );
  return new Map(items.map((item) => [item.id, item]));
}

/** New items, without a fact: those whose article is taken are left out. */
export async function createItems(ctx: WriteContext, rows: readonly SavedRow[]): Promise<Written[]> {
  if (rows.length === 0) return [];
  const { currency } = await regionalOf(ctx);
  const placed = new Map(rows.map((row) => [uuidv7(), row]));
  const given = [...placed].map(([id, { input }]) => ({
    id,
    type: 'product',
    base_uom: pieces,
    ...imported(input, currency),
    custom_fields: input.customFields ?? {},
  }));
  const names = raw(writtenColumns.join(', '));
  const made = await ctx.db.many<CatalogItem>(sql`
    with made as (
      insert into catalog_items (tenant_id, id, ${names}, custom_fields, planned_at, created_by, updated_by)
      select ${ctx.db.tenant}::uuid, id, ${names}, custom_fields, planned_at, ${ctx.actor.userId}::uuid, ${ctx.actor.userId}::uuid
      from jsonb_populate_recordset(null::catalog_items, ${JSON.stringify(given)}) given
      on conflict do nothing returning *)
    ${catalogItems.select(ctx.db, raw('true'), raw('made'))}`);
  return made.map((row) => ({ n: (placed.get(row.id) as SavedRow).n, before: null, item: row }));
}

/**
 * A blank cell keeps what the item has. An item changed by someone meanwhile, whose new article is taken, or whose history
 * is in another unit or type, stays as it is.
 */
export async function updateItems(ctx: WriteContext, rows: readonly SavedRow[]): Promise<Written[]> {
  if (rows.length === 0) return [];
  const { currency } = await regionalOf(ctx);
  const placed = new Map(rows.map((row) => [(row.before as CatalogItem).id, row]));
  const given = rows.map(({ input, before }) => {
    const { id, version } = before as CatalogItem;
    return { id, version, ...imported(input, null), custom_fields: input.customFields ?? {} };
  });
  const kept = writtenColumns
    .filter((name) => !name.startsWith('planned_'))
    .map((name) => raw(`${name} = coalesce(given.${name}, item.${name})`));
  const priced = sql`given.planned_price is not null and given.planned_price is distinct from item.planned_price`;
  const changed = await ctx.db.many<CatalogItem>(sql`
    with changed as (
    update catalog_items item set ${join(kept)}, custom_fields = item.custom_fields || given.custom_fields,
      planned_price = coalesce(given.planned_price, item.planned_price),
      planned_currency = case when given.planned_price is null then item.planned_currency else coalesce(given.planned_currency, item.planned_currency, ${currency}) end,
      planned_source = case when ${priced} then 'import' else item.planned_source end,
      planned_at = case when ${priced} then given.planned_at else item.planned_at end,
      version = item.version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    from (select one.*, code_key(one.sku) as key from jsonb_populate_recordset(null::catalog_items, ${JSON.stringify(given)}) one offset 0) given
    where item.tenant_id = ${ctx.db.tenant} and item.id = given.id and item.version = given.version and item.status = 'active'
      and not exists (
        select 1 from catalog_items other
        where other.tenant_id = ${ctx.db.tenant} and other.archived_at is null and other.sku is not null
          and other.sku_key = given.key and lower(other.sku) = lower(given.sku) and other.id <> item.id)
      and (coalesce(given.type, item.type) = item.type and coalesce(given.base_uom, item.base_uom) = item.base_uom
        or item.uom_conversions = '[]'
          and not exists (select 1 from stock_movements moved where moved.tenant_id = ${ctx.db.tenant} and moved.catalog_item_id = item.id)
          and not exists (select 1 from price_observations seen where seen.tenant_id = ${ctx.db.tenant} and seen.catalog_item_id = item.id))
    returning item.*)
    ${catalogItems.select(ctx.db, raw('true'), raw('changed'))}`);
  return changed.map((row) => {
    const { n, before } = placed.get(row.id) as SavedRow;
    return { n, before: before as CatalogItem, item: row };
  });
}

/** A price from a file says so; where the file names no currency, a changed item keeps its own. */
function imported(input: SavedRow['input'], otherwise: string | null): Record<string, unknown> {
  const row = itemRow(input);
  if (row.planned_price === undefined) return row;
  const { currency = otherwise } = input.plannedCost as { currency?: string };
  return { ...row, planned_source: 'import', planned_currency: currency, planned_at: portalNow().toISOString() };
}
