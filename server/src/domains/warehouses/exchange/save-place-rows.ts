import type { InputOf } from '../../../../../nouns/kit/noun.ts';
import type { Warehouse, warehouse } from '../../../../../nouns/warehouse.ts';
import type { SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { lockDefault } from '../default-warehouse.ts';
import { warehouses } from '../warehouse.ts';

type Input = InputOf<typeof warehouse>;

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

/** Those whose code or name is taken are left out. */
async function insertPlaces(ctx: WriteContext, rows: readonly SavedRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const holder = await lockDefault(ctx.db);
  const placed = new Map(rows.map((row) => [uuidv7(), row]));
  const given = [...placed].map(([id, { input }], index) => ({
    id,
    kind: 'main' as const,
    customFields: {},
    ...(input as Input),
    isDefault: holder === undefined && index === 0,
  }));
  const made = await warehouses.createMany(ctx, given);
  return made.map(({ id }) => (placed.get(id) as SavedRow).n);
}

/** A blank cell keeps what the warehouse has; one changed by someone meanwhile, or whose new name is taken, stays as it is. */
async function updatePlaces(ctx: WriteContext, rows: readonly SavedRow[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const placed = new Map(rows.map((row) => [(row.before as Warehouse).id, row]));
  const changes = rows.map(({ input, before }) => ({ before: before as Warehouse, values: input as Input }));
  const free = sql`place.archived_at is null and not exists (
    select 1 from warehouses other
    where other.tenant_id = ${ctx.db.tenant} and other.archived_at is null and other.id <> place.id
      and (lower(other.code) = lower(given.code) or lower(other.name) = lower(given.name)))`;
  const changed = await warehouses.changeMany(ctx, changes, free);
  return changed.map(({ id }) => (placed.get(id) as SavedRow).n);
}
