import type { ReorderPoint } from '../../../../../../nouns/reorder-point.ts';
import type { Match, WantedRow } from '../../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { reorderPoints } from '../reorder-point.ts';

type MatchedPoint = ReorderPoint & { n: number; reason: 'code' | 'place' };

/** Points that rows may mean: by the service code, or by item and warehouse; one statement. */
export async function matchPointRows(
  { db }: ReadContext,
  rows: readonly WantedRow[],
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const wanted = rows.map(({ n, entityId, input }) => ({
    n,
    id: entityId,
    item: input.catalogItemId,
    place: input.warehouseId,
  }));
  const found = await db.many<MatchedPoint>(sql`
    with line as materialized (
      select n, id, item, place from json_to_recordset(${JSON.stringify(wanted)}::json) given(n int, id uuid, item uuid, place uuid))
    select line.n, 'code' as reason, ${reorderPoints.shown()}
    from line join reorder_points point on point.tenant_id = ${db.tenant} and point.id = line.id
    union all
    select line.n, 'place', ${reorderPoints.shown()}
    from line join reorder_points point on point.tenant_id = ${db.tenant}
      and point.catalog_item_id = line.item and point.warehouse_id = line.place
    where line.id is null`);
  const matches = new Map<number, Match[]>(rows.map(({ n }) => [n, []]));
  for (const { n, reason, ...point } of found)
    matches.get(n)?.push({
      ...{ entityId: point.id, version: point.version, archived: false, reason },
      ...{ displayName: point.itemName, exclusive: reason === 'place', record: point },
    });
  return matches;
}
