import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import type { Match, RowParameters, WantedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { priceListItems } from '../price-list-item.ts';
import type { PriceRow } from './price-row.ts';

type MatchedRow = PriceListItem & { n: number; reason: 'code' | 'row' };

/** Rows of the list that lines of a file may mean: by the service code, or by item, unit, quantity and first day; two statements. */
export async function matchPriceRows(
  { db }: ReadContext,
  rows: readonly WantedRow[],
  { parentId }: RowParameters,
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const found = await db.many<MatchedRow>(sql`
    with wanted as materialized (
      select n, id, item, uom, min_quantity, valid_from
      from json_to_recordset(${JSON.stringify(rows.map(lineOf))}::json) given(n int, id uuid, item uuid, uom text, min_quantity numeric, valid_from date))
    select wanted.n, 'code' as reason, ${priceListItems.shown()}
    from wanted join price_list_items line on line.tenant_id = ${db.tenant} and line.id = wanted.id
    where line.price_list_id = ${parentId ?? null}
    union all
    select wanted.n, 'row', ${priceListItems.shown()}
    from wanted join price_list_items line on line.tenant_id = ${db.tenant} and line.price_list_id = ${parentId ?? null}
      and line.catalog_item_id = wanted.item and line.uom = wanted.uom and line.min_quantity = wanted.min_quantity
      and line.valid_from is not distinct from wanted.valid_from
    where wanted.id is null`);
  const named = await priceListItems.complete(db, found);
  const matches = new Map<number, Match[]>(rows.map(({ n }) => [n, []]));
  for (const { n, reason, ...row } of named)
    matches.get(n)?.push({
      entityId: row.id,
      version: row.version,
      archived: false,
      reason,
      displayName: row.name,
      record: row,
    });
  return matches;
}

/** What names a row, once its item was found. */
function lineOf({ n, entityId, input }: WantedRow) {
  const { catalogItemId: item, uom, minQuantity, validFrom } = input as PriceRow;
  return { n, id: entityId, item, uom, min_quantity: minQuantity ?? '1', valid_from: validFrom };
}
