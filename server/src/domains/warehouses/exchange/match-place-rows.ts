import type { Match, WantedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { presentWarehouse, type WarehouseRow, warehouseColumns } from '../warehouse.row.ts';

/** Strongest first; active warehouses share neither a code nor a name. */
const reasons = ['code', 'placeCode', 'name'] as const;
type Found = WarehouseRow & { n: number; reason: (typeof reasons)[number] };

/** Warehouses that rows of a file may speak of: by the service code, the code or the name; one statement. */
export async function matchPlaceRows(
  { db }: ReadContext,
  rows: readonly WantedRow[],
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const lines = rows.map(({ n, entityId: id, input: { code, name } }) => ({ n, id, code, name }));
  const found = await db.many<Found>(sql`
    with line as materialized (
      select n, id, lower(code) as code, lower(name collate people) as name
      from json_to_recordset(${JSON.stringify(lines)}::json) given(n int, id uuid, code text, name text))
    select line.n, 'code' as reason, ${warehouseColumns}
    from line join warehouses place on place.tenant_id = ${db.tenant} and place.id = line.id
    union all
    select line.n, 'placeCode', ${warehouseColumns}
    from line join warehouses place on place.tenant_id = ${db.tenant} and lower(place.code) = line.code and place.archived_at is null
    union all
    select line.n, 'name', ${warehouseColumns}
    from line join warehouses place on place.tenant_id = ${db.tenant} and lower(place.name) = line.name and place.archived_at is null`);
  const matches = new Map<number, Match[]>(rows.map(({ n }) => [n, []]));
  for (const { n, reason, ...row } of found.sort((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason)))
    matches.get(n)?.push(matchOf(row as WarehouseRow, reason));
  return matches;
}

function matchOf(row: WarehouseRow, reason: Found['reason']): Match {
  const place = presentWarehouse(row);
  return {
    entityId: place.id,
    version: place.version,
    archived: place.archivedAt !== null,
    reason: reason === 'placeCode' ? 'code' : reason,
    displayName: place.name,
    exclusive: reason !== 'code',
    record: place,
  };
}
