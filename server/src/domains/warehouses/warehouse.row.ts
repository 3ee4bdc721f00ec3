import { notFound } from '../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { linkedColumn } from '../../platform/external-links/linked.ts';
import { type Warehouse, warehouse } from './warehouse.ts';

/** The one place that maps the table to the card. Every read of a warehouse starts here. */
export const warehouseColumns: Sql = sql`${raw(`
  place.id, place.code, place.name, place.kind, place.address, place.latitude, place.longitude, place.contact_name, place.phone,
  place.is_default, place.custom_fields, place.status,
  place.version, place.created_at, place.updated_at, place.archived_at, place.created_by, place.updated_by`)},
  ${linkedColumn(warehouse.type, 'place.id')}`;

export interface WarehouseRow extends RecordRow {
  id: string;
  code: string | null;
  name: string;
  kind: Warehouse['kind'];
  address: string | null;
  latitude: string | null;
  longitude: string | null;
  contact_name: string | null;
  phone: string | null;
  is_default: boolean;
  custom_fields: Record<string, unknown>;
  externalLinks: Warehouse['externalLinks'];
  status: Warehouse['status'];
}

export const presentWarehouse = (row: WarehouseRow): Warehouse => ({
  id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  contactName: row.contact_name,
  phone: row.phone,
  isDefault: row.is_default,
  customFields: row.custom_fields,
  externalLinks: row.externalLinks,
  status: row.status,
  ...presentRecord(row),
});

export async function warehouseById(db: Db, warehouseId: string): Promise<Warehouse> {
  const row = await db.first<WarehouseRow>(
    sql`select ${warehouseColumns} from warehouses place where place.tenant_id = ${db.tenant} and place.id = ${warehouseId}`,
  );
  if (!row) throw notFound(warehouse.noun);
  return presentWarehouse(row);
}

/** Those of the identifiers that are warehouses of this portal, in one statement. */
export async function warehousesById(db: Db, warehouseIds: readonly string[]): Promise<Warehouse[]> {
  const rows = await db.many<WarehouseRow>(
    sql`select ${warehouseColumns} from warehouses place where place.tenant_id = ${db.tenant} and place.id = any(${warehouseIds}::uuid[])`,
  );
  return rows.map(presentWarehouse);
}

/** One warehouse, locked until the transaction ends: every change starts here. */
export async function lockWarehouse(db: Db, warehouseId: string): Promise<Warehouse> {
  const lock = sql`select 1 from warehouses where tenant_id = ${db.tenant} and id = ${warehouseId} for update`;
  const [, held] = await Promise.all([db.execute(lock), warehouseById(db, warehouseId)]);
  return held;
}
