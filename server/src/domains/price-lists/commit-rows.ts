import type { PriceList } from '../../../../nouns/price-list.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { join, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { priceList, priceLists } from './price-list.ts';
import { itemColumnNames, trackedFields } from './price-list-item.input.ts';
import { countsForCatalog, tellTouched } from './tell-prices.ts';
import { type VersionSource, versionSource } from './version-source.ts';
import { writeVersion } from './write-version.ts';

/** What a batch did. */
interface Tally {
  added: number;
  changed: number;
  removed: number;
}

/** The tracked fields of a row, as the history keeps them: numbers as text. */
const trackedOf = (row: 'line' | 'changes') =>
  raw(
    `jsonb_build_object(${trackedFields
      .map(({ name, column, isDecimal }) => `'${name}', ${row}.${column}${isDecimal ? '::text' : ''}`)
      .join(', ')})`,
  );

const answered = raw(['id', 'catalog_item_id', ...itemColumnNames].map((column) => `line.${column}`).join(', '));

/** `returning ${touched}`: what a statement that writes rows answers of each `line`. */
export const touched: Sql = sql`${answered}, true as stays`;

/** The same of one that takes rows away. */
export const removed: Sql = sql`${answered}, false as stays`;

/** A statement that writes rows of a list. */
export interface RowsWritten {
  writing: Sql;
  /** `from … where …`: each `line` there that the statement may change. */
  held: Sql;
}

/**
 * Writes rows of a locked list and the version that says what it changed, made inside the database of the new rows and of the old ones;
 * the list keeps its counters. The old ones are read first: on shards the parts of a statement run one after another, and see what the
 * parts before them wrote. The version is a statement of its own, for a part writes nothing from another one. Nothing changed makes no
 * version and answers null.
 */
export async function commitRows(
  ctx: WriteContext,
  before: PriceList,
  { writing, held }: RowsWritten,
  source: VersionSource = versionSource(ctx.actor),
) {
  const n = before.currentVersion + 1;
  const written = await ctx.db.first<Tally & { diff: string }>(sql`
    with held as materialized (select line.id, ${trackedOf('line')} as fields ${held}),
    changes as (${writing}),
    written as (
      select changes.id, changes.catalog_item_id, case when changes.stays then ${trackedOf('changes')} end as now, held.fields as was
      from changes left join held on held.id = changes.id),
    tally as (
      select count(*) filter (where was is null)::int as added, count(*) filter (where was is not null and now is not null)::int as changed,
        count(*) filter (where now is null)::int as removed,
        coalesce(sum(coalesce((now ->> 'status' = 'active')::int, 0) - coalesce((was ->> 'status' = 'active')::int, 0)), 0)::int as growth
      from written having count(*) > 0),
    difference as (
      select written.id, written.catalog_item_id, field.name, written.was -> field.name as was, written.now -> field.name as now
      from written cross join unnest(array[${join(trackedFields.map(({ name }) => raw(`'${name}'`)))}]) with ordinality field(name, place)
      where written.was -> field.name is distinct from written.now -> field.name and (written.was is not null or field.name = 'price')
      order by written.id, field.place),
    told as (
      select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now))::text as diff
      from difference)
    update price_lists list set current_version = ${n}, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
      version = list.version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    from tally, told where list.tenant_id = ${ctx.db.tenant} and list.id = ${before.id}
    returning tally.added, tally.changed, tally.removed, told.diff`);
  if (!written) {
    ctx.nothingChanged();
    return null;
  }
  const { diff, ...tally } = written;
  await writeVersion(ctx, { priceListId: before.id, n, source, diff, ...tally });
  const after = await priceLists.byId(ctx.db, before.id);
  ctx.record(priceList.changed('updated', before, after, { rows: tally }));
  if (countsForCatalog(after)) await tellTouched(ctx, after);
  return { after, tally };
}
