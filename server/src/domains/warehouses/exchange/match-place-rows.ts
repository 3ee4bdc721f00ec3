import type { Warehouse } from '../../../../../nouns/warehouse.ts';
import type { Match, WantedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { warehouses } from '../warehouse.ts';

/** Strongest first; active warehouses share neither a code nor a name. */
const reasons = ['code', 'placeCode', 'name'] as const;
type MatchedPlace = Warehouse & { n: number; reason: (typeof reasons)[number] };

/** Warehouses that rows of a file may mean: by the service code, the code or the name; one statement. */
export async function matchPlaceRows(
  { db }: ReadContext,
  rows: readonly WantedRow[],
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const lines = rows.map(({ n, entityId: id, input: { code, name } }) => ({ n, id, code, name }));
  const columns = warehouses.shown();
  const found = await db.many<MatchedPlace>(sql`
    with line as materialized (
      select n, id, lower(code) as code, lower(name collate people) as name
      from json_to_recordset(${JSON.stringify(lines)}::json) given(n int, id uuid, code text, name text))
    select line.n, 'code' as reason, ${columns}
    from line join warehouses place on place.tenant_id = ${db.tenant} and place.id = line.id
    union all
    select line.n, 'placeCode', ${columns}
    from line join warehouses place on place.tenant_id = ${db.tenant} and lower(place.code) = line.code and place.archived_at is null
    union all
    select line.n, 'name', ${columns}
    from line join warehouses place on place.tenant_id = ${db.tenant} and lower(place.name) = line.name and place.archived_at is null`);
  const matches = new Map<number, Match[]>(rows.map(({ n }) => [n, []]));
  for (const { n, reason, ...place } of found.sort((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason)))
    matches.get(n)?.push(matchOf(place, reason));
  return matches;
}

function matchOf(place: Warehouse, reason: MatchedPlace['reason']): Match {
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
