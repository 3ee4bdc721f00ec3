import type { Listing } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { type Condition, join, raw, type Sql, sql } from '../sql/sql.ts';

/**
 * Rows of a list whose documents fulfil a condition, as `… where …`. Every document found is looked up by the key of its record,
 * one by one: the planner knows little of how rare a word is, and left to choose may read a million records to find three.
 * Nothing but the key leads there: the portal stands as what no index answers, because row security gives it already, and filters come
 * after. Otherwise a portal that filled up since the last statistics is taken for one row, and any index of it for as good as the key.
 */
export function keptRows(
  ctx: ReadContext,
  { from, alias }: Listing,
  filters: readonly Condition[],
  condition: Sql,
): Sql {
  const name = raw(alias);
  return sql`
    (select doc.record_id, doc.head, doc.place from documents_searched doc where doc.tenant_id = ${ctx.db.tenant} and ${condition} offset 0) doc
    cross join lateral (
      select ${name}.* from ${raw(from)} where ${name}.id = doc.record_id and (${name}.tenant_id = ${ctx.db.tenant}) is true offset 0) ${name}
    where ${join([sql`${name}.tenant_id = ${ctx.db.tenant}`, ...filters], ' and ')}`;
}
