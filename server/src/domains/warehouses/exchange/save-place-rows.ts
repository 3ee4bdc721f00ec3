import type { SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { join, raw, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { lockDefault } from '../default-warehouse.ts';
import { rowOf, warehouseColumnNames } from '../warehouse.input.ts';
import { presentWarehouse, type WarehouseRow, warehouseColumns } from '../warehouse.row.ts';
import { type Warehouse, warehouse } from '../warehouse.ts';

/** Many warehouses made and changed at once, a fact for each; the first of a portal becomes its default. */
export async function savePlaceRows(ctx: WriteContext, rows: readonly SavedRow[]): Promise<WrittenRows> {
  const made = await insertPlaces(
    ctx,
    rows.filter(({ before }) => before === null),
  );
  const changed = await updatePlaces(
    ctx,
    rows.filter(({ before }) => before !== null),
  );
  return { rows: new Set([...made, ...changed]) };
}

const names = raw(warehouseColumnNames.join(', '));

/** Those whose code or name is taken are left out. */
async function insertPlaces(ctx: WriteContext, rows: readonly SavedRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const holder = await lockDefault(ctx.db);
  const placed = new Map(rows.map((row) => [uuidv7(), row]));
  const given = [...placed].map(([id, { input }], index) => ({
    id,
    kind: 'main',
    ...rowOf(input),
    is_default: holder === null && index === 0,
    custom_fields: input.customFields ?? {},
  }));
  const made = await ctx.db.many<WarehouseRow>(sql`
    insert into warehouses as place (tenant_id, id, ${names}, is_default, custom_fields, created_by, updated_by)
    select ${ctx.db.tenant}, id, ${names}, is_default, custom_fields, ${ctx.actor.userId}, ${ctx.actor.userId}
    from jsonb_populate_recordset(null::warehouses, ${JSON.stringify(given)}) given
    on conflict do nothing returning ${warehouseColumns}`);
  for (const row of made) ctx.record(warehouse.fact('created', presentWarehouse(row)));
  return made.map(({ id }) => (placed.get(id) as SavedRow).n);
}

/** A blank cell keeps what the warehouse has; one changed by someone meanwhile, or whose new name is taken, stays as it is. */
async function updatePlaces(ctx: WriteContext, rows: readonly SavedRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const placed = new Map(rows.map((row) => [(row.before as Warehouse).id, row]));
  const given = rows.map(({ input, before }) => {
    const { id, version } = before as Warehouse;
    return { id, version, ...rowOf(input), custom_fields: input.customFields ?? {} };
  });
  const kept = warehouseColumnNames.map((name) => raw(`${name} = coalesce(given.${name}, place.${name})`));
  const changed = await ctx.db.many<WarehouseRow>(sql`
    update warehouses place set ${join(kept)}, custom_fields = place.custom_fields || given.custom_fields,
      version = place.version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    from jsonb_populate_recordset(null::warehouses, ${JSON.stringify(given)}) given
    where place.tenant_id = ${ctx.db.tenant} and place.id = given.id and place.version = given.version and place.archived_at is null
      and not exists (
        select 1 from warehouses other
        where other.tenant_id = ${ctx.db.tenant} and other.archived_at is null and other.id <> place.id
          and (lower(other.code) = lower(given.code) or lower(other.name) = lower(given.name)))
    returning ${warehouseColumns}`);
  for (const row of changed) {
    const { before } = placed.get(row.id) as SavedRow;
    ctx.record(warehouse.changed('updated', before as Warehouse, presentWarehouse(row)));
  }
  return changed.map(({ id }) => (placed.get(id) as SavedRow).n);
}
