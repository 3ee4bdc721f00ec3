import type { WriteContext } from '../../kernel/operation.ts';
import { join, raw, type Sql, sql } from '../../kernel/sql.ts';
import { listById } from './price-list.row.ts';
import { type PriceList, priceList } from './price-list.ts';
import { trackedFields } from './price-list-item.input.ts';
import { countsForCatalog, tellTouched } from './tell-prices.ts';
import { versionSource } from './version-source.ts';

/** What a batch did. */
export interface Tally {
  added: number;
  changed: number;
  removed: number;
}

/** The tracked fields of one side of a change, as the history keeps them: numbers as text. */
const side = (alias: 'old' | 'new') =>
  raw(
    `jsonb_build_object(${trackedFields
      .map(([field, column]) => `'${field}', ${alias}.${column}${exact.has(column) ? '::text' : ''}`)
      .join(', ')})`,
  );
const exact = new Set(['price', 'min_quantity', 'batch_size', 'discount_percent']);

/** `returning ${touched}`: what a statement that writes rows tells of each, before and after. */
export const touched: Sql = sql`
  coalesce(new.id, old.id) as id, coalesce(new.catalog_item_id, old.catalog_item_id) as catalog_item_id,
  case when old.id is not null then ${side('old')} end as was, case when new.id is not null then ${side('new')} end as now`;

/**
 * Writes rows of a locked list and, in the same statement, the version that tells what it changed, made of the old and the
 * new rows inside the database; the list keeps its counters. Nothing changed makes no version and answers null.
 */
export async function commitRows(ctx: WriteContext, before: PriceList, writing: Sql) {
  const n = before.currentVersion + 1;
  const tally = await ctx.db.first<Tally>(sql`
    with written as (${writing}),
    tally as (
      select count(*) filter (where was is null)::int as added, count(*) filter (where was is not null and now is not null)::int as changed,
        count(*) filter (where now is null)::int as removed,
        coalesce(sum(coalesce((now ->> 'status' = 'active')::int, 0) - coalesce((was ->> 'status' = 'active')::int, 0)), 0)::int as growth
      from written having count(*) > 0),
    difference as (
      select written.id, written.catalog_item_id, field.name, written.was -> field.name as was, written.now -> field.name as now
      from written cross join unnest(array[${join(trackedFields.map(([field]) => raw(`'${field}'`)))}]) with ordinality field(name, place)
      where written.was -> field.name is distinct from written.now -> field.name and (written.was is not null or field.name = 'price')
      order by written.id, field.place),
    noted as (
      insert into price_list_versions (tenant_id, price_list_id, n, by_id, source, added, changed, removed, diff)
      select ${ctx.db.tenant}, ${before.id}, ${n}, ${ctx.actor.userId}, ${versionSource(ctx.actor)}, tally.added, tally.changed, tally.removed,
        (select jsonb_agg(jsonb_build_object('rowId', id, 'catalogItemId', catalog_item_id, 'field', name, 'from', was, 'to', now)) from difference)
      from tally)
    update price_lists list set current_version = ${n}, item_count = list.item_count + tally.growth, changed_count = tally.added + tally.changed,
      version = list.version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    from tally where list.tenant_id = ${ctx.db.tenant} and list.id = ${before.id}
    returning tally.added, tally.changed, tally.removed`);
  if (!tally) {
    ctx.nothingChanged();
    return null;
  }
  const after = await listById(ctx.db, before.id);
  ctx.record(priceList.changed('updated', before, after, { rows: tally }));
  if (countsForCatalog(after)) await tellTouched(ctx, after);
  return { after, tally };
}
