import type { CatalogItem } from '../../../../nouns/catalog-item.ts';
import type { Match, WantedRow } from '../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { catalogItems } from './catalog-item.ts';

/** Strongest first. */
const reasons = ['code', 'sku', 'barcode', 'name'] as const;
type Reason = (typeof reasons)[number];
type MatchedItem = CatalogItem & { n: number; reason: Reason };

// Past row security an index is reached by plain equality alone, so the keys are made before. Each row looks for itself, which
// `limit` sees to: joined as a whole, the portal would be read through for every page of rows.

/** Items that rows of a file may speak of: by the service code, by article, barcode, or the same name; one statement. */
export async function matchItemRows(
  ctx: ReadContext,
  rows: readonly WantedRow[],
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const items = sql`select * from catalog_items one where one.tenant_id = ${ctx.db.tenant}`;
  const found = await ctx.db.many<MatchedItem>(sql`
    with line as materialized (
      select n, id, lower(sku) as sku, code_key(sku) as sku_key, barcode, name, name_key(name) as name_key
      from json_to_recordset(${JSON.stringify(rows.map(lineOf))}::json) given(n int, id uuid, sku text, barcode text, name text))
    ${foundBy(ctx.db, 'code', sql`${items} and one.id = line.id`)}
    union all ${foundBy(ctx.db, 'sku', sql`${items} and one.archived_at is null and one.sku is not null and one.sku_key = line.sku_key and lower(one.sku) = line.sku`)}
    union all ${foundBy(ctx.db, 'barcode', sql`${items} and one.archived_at is null and one.barcode = line.barcode and ${notOfAnotherSku}`)}
    union all ${foundBy(ctx.db, 'name', sql`${items} and one.archived_at is null and one.name_key = line.name_key and one.name = line.name and ${notOfAnotherSku}`)}`);
  const matches = new Map<number, Match[]>(rows.map(({ n }) => [n, []]));
  const strongestFirst = found.sort((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason));
  for (const { n, reason, ...item } of strongestFirst) matches.get(n)?.push(matchOf(item, reason));
  return matches;
}

/** More than a person is shown; two are ambiguous already. */
const most = 6;

const foundBy = (db: Db, reason: Reason, items: Sql): Sql => sql`
  select line.n, ${raw(`'${reason}'`)} as reason, ${catalogItems.shown()} from line cross join lateral (${items} limit ${raw(String(most))}) item`;

/** An item of another article is another item, whatever its name. */
const notOfAnotherSku = raw('(line.sku is null or one.sku is null)');

/** A row with a service code is looked for by it, and by an article that may be taken. */
const lineOf = ({ n, entityId, input: { sku, barcode, name } }: WantedRow) => ({
  n,
  id: entityId,
  sku,
  ...(!entityId && { barcode, name }),
});

function matchOf(item: CatalogItem, reason: Reason): Match {
  return {
    entityId: item.id,
    version: item.version,
    archived: item.archivedAt !== null,
    reason,
    displayName: item.name,
    exclusive: reason === 'sku',
    record: item,
  };
}
