import { archivedReference } from '../../kernel/problems/archived-reference.ts';
import { unknownReference } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { empty, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { warehouse } from './warehouse.ts';

/** What other domains need to know of a warehouse they refer to. */
interface WarehouseRef {
  id: string;
  name: string;
  address: string | null;
  archived: boolean;
}

const refs = async (db: Db, ids: readonly string[], locking: Sql): Promise<ReadonlyMap<string, WarehouseRef>> => {
  const rows = await db.many<WarehouseRef>(sql`
    select id, name, address, archived_at is not null as archived from warehouses
    where tenant_id = ${db.tenant} and id = any(${ids}::uuid[]) order by id ${locking}`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Those of the identifiers that are warehouses of this portal, archived ones too, in one statement. */
export const warehouseRefs = (db: Db, ids: readonly string[]) => refs(db, ids, empty);

/** The same, and until the transaction ends none of them is archived: for whoever puts something into them. */
export const holdWarehouses = (db: Db, ids: readonly string[]) => refs(db, ids, raw('for share'));

/** Refuses what a new record may not name: no warehouse, and one that is archived. `field` is named in the refusal. */
export function refuseClosed(ref: WarehouseRef | undefined, field: string): asserts ref is WarehouseRef {
  if (!ref) throw unknownReference(field, warehouse.noun);
  if (ref.archived) throw archivedReference(field, warehouse, ref.id, ref.name);
}

export interface NamedWarehouse {
  id: string;
  name: string;
  code: string | null;
  isDefault: boolean;
}

/** Active warehouses of these names or codes, whatever the case of their letters, and the default one; in one statement. */
export const warehousesNamed = (db: Db, names: readonly string[]) =>
  db.many<NamedWarehouse>(sql`
    select id, name, code, is_default as "isDefault" from warehouses
    where tenant_id = ${db.tenant} and archived_at is null
      and (is_default or lower(name) = any(${names}::text[]) or lower(code collate people) = any(${names}::text[]))`);

/** Where goods go unless a warehouse is named; null in a portal without warehouses. */
export async function defaultWarehouseId(db: Db): Promise<string | null> {
  const row = await db.first<{ id: string }>(
    sql`select id from warehouses where tenant_id = ${db.tenant} and is_default`,
  );
  return row?.id ?? null;
}
