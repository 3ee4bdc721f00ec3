import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { PriceOrigin } from './known-prices.ts';
import type { PriceRow } from './told-prices.ts';

const standing = (db: Db, { source, sourceEntityType }: PriceOrigin, papers: readonly string[]): Sql => sql`
  before.tenant_id = ${db.tenant} and before.source_entity_id = any(${papers}::uuid[]) and before.source = ${source}
  and before.source_entity_type = ${sourceEntityType} and before.withdrawn_at is null`;

/** Items whose prices these records report until now. */
export async function itemsToldBy(db: Db, origin: PriceOrigin, papers: readonly string[]): Promise<string[]> {
  if (papers.length === 0) return [];
  const rows = await db.many<{ id: string }>(
    sql`select distinct before.catalog_item_id as id from price_observations before where ${standing(db, origin, papers)}`,
  );
  return rows.map(({ id }) => id);
}

/** Prices these records reported that are not among those they report now. */
export async function leftOut(db: Db, origin: PriceOrigin, papers: readonly string[], rows: readonly PriceRow[]) {
  if (papers.length === 0) return [];
  const gone = await db.many<{ id: string }>(sql`
    select before.id from price_observations before
    where ${standing(db, origin, papers)} and not exists (
      select 1 from json_to_recordset(${JSON.stringify(rows)}::json) as told(
        catalog_item_id uuid, source_entity_id uuid, source_row_id uuid, quantity_from numeric)
      where told.source_entity_id = before.source_entity_id and told.source_row_id = before.source_row_id
        and told.catalog_item_id = before.catalog_item_id and coalesce(told.quantity_from, 0) = coalesce(before.quantity_from, 0))`);
  return gone.map(({ id }) => id);
}

/** What these rows of a record report until now. */
export const toldByRows = (db: Db, origin: PriceOrigin, paper: string | undefined, rowIds: readonly string[]) =>
  paper === undefined || rowIds.length === 0
    ? Promise.resolve([])
    : db.many<{ id: string; itemId: string }>(sql`
        select before.id, before.catalog_item_id as "itemId" from price_observations before
        where ${standing(db, origin, [paper])} and before.source_row_id = any(${rowIds}::uuid[])`);
