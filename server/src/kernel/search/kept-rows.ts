import type { Listing } from '../lists/listing.ts';
import type { ReadContext } from '../operation.ts';
import { type Condition, join, raw, type Sql, sql } from '../sql/sql.ts';
import { servedByNoIndex } from '../sql/where-portals-lie.ts';

/**
 * Rows of a list whose search documents meet a condition, as `… where …`. The record of every document found is looked up by its
 * key: the planner cannot estimate how rare a word is, and could read a million records to find three.
 * Only the key can be used: the tenant is compared in a form that no index serves (row security adds the plain one), and filters come
 * after. Otherwise a portal that grew since the last statistics looks like one row, and any index of it as good as the key.
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
      select ${name}.* from ${raw(from)} where ${name}.id = doc.record_id and ${servedByNoIndex(sql`${name}.tenant_id = ${ctx.db.tenant}`)} offset 0) ${name}
    where ${join([sql`${name}.tenant_id = ${ctx.db.tenant}`, ...filters], ' and ')}`;
}
