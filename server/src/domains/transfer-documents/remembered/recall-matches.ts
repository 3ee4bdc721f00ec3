import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** How a supplier's line is called. */
export interface CalledLine {
  place: number;
  name: string;
  article: string | null;
  code: string | null;
}

export interface Recalled {
  id: string;
  catalogItemId: string;
}

/**
 * What is remembered of a supplier's lines, by their places, in one statement. The article goes before the code; the name says
 * something only of a line that has neither.
 */
export async function recallMatches(
  db: Db,
  supplierId: string,
  lines: readonly CalledLine[],
): Promise<ReadonlyMap<number, Recalled>> {
  const found = await db.many<Recalled & { place: number }>(sql`
    with called as materialized (${keysOf(lines)})
    select distinct on (called.place) called.place, held.id, held.catalog_item_id as "catalogItemId"
    from called join remembered_matches held on held.tenant_id = ${db.tenant} and held.supplier_id = ${supplierId}
      and held.kind = called.kind and held.key = called.key
    order by called.place, called.rank`);
  return new Map(found.map(({ place, ...match }) => [place, match]));
}

/** The keys of lines: `place`, `rank`, `kind`, `key` and `text`. */
export const keysOf = (lines: readonly CalledLine[]) => sql`
  select line.place, told.rank, told.kind, told.key, told.text
  from jsonb_to_recordset(${JSON.stringify(lines.map(({ place, name, article, code }) => ({ place, name, article, code })))}::jsonb)
    line(place int, name text, article text, code text)
  cross join lateral (values (1, 'article', code_key(line.article), line.article), (2, 'code', code_key(line.code), line.code),
    (3, 'name', case when code_key(line.article) is null and code_key(line.code) is null then name_key(line.name) end, line.name))
    told(rank, kind, key, text)
  where told.key is not null and told.key <> ''`;
