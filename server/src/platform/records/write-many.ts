import type { Fields, Noun } from '../../../../nouns/kit/noun.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import type { Entry, Stored, Values } from './record.ts';
import { rowOf } from './row-of.ts';

interface Changed<F extends Fields> {
  before: Entry<F>;
  values: Values<F>;
}

/** Creates and changes many records of a noun at once, with a fact for each: for imports of files. */
export function writeMany<F extends Fields, Kind extends string>(
  entity: Stored<F, Kind>,
  byIds: (db: Db, ids: readonly string[]) => Promise<Entry<F>[]>,
) {
  const { fields, table: name, alias: aliasName } = entity.declared as Noun;
  const [table, alias] = [raw(name), raw(aliasName)];

  /** Inserts rows and returns the identifiers of those that met no conflict. */
  async function insertMany({ db, actor }: WriteContext, given: ReadonlyArray<Values<F> & { id: string }>) {
    if (given.length === 0) return [];
    const rows = given.map((values) => rowOf(fields, values));
    const names = raw(namesIn(rows).join(', '));
    return idsOf(
      db.many(sql`
        insert into ${table} (tenant_id, ${names}, created_by, updated_by)
        select ${db.tenant}::uuid, ${names}, ${actor.userId}::uuid, ${actor.userId}::uuid
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) given
        on conflict do nothing returning id`),
    );
  }

  /**
   * An omitted or null value keeps the record's value; custom fields are merged into existing ones. Records that were changed
   * meanwhile, or that do not meet `condition` on `given`, are left unchanged.
   */
  async function updateMany({ db, actor }: WriteContext, changes: ReadonlyArray<Changed<F>>, condition: Sql) {
    if (changes.length === 0) return [];
    const rows = changes.map(({ before: { id, version }, values }) => ({ id, version, ...rowOf(fields, values) }));
    const names = namesIn(rows).filter((one) => one !== 'id' && one !== 'version');
    return idsOf(
      db.many(sql`
        update ${table} ${alias} set ${join(names.map((one) => kept(alias, one)))},
          version = ${alias}.version + 1, updated_at = portal_now(), updated_by = ${actor.userId}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) given
        where ${alias}.tenant_id = ${db.tenant} and ${alias}.id = given.id and ${alias}.version = given.version and ${condition}
        returning ${alias}.id`),
    );
  }

  /** Records the facts of records just written, in their current state: those in `before` were changed, the others created. */
  async function tellWritten(ctx: WriteContext, ids: readonly string[], before: ReadonlyArray<Entry<F>>) {
    const held = new Map(before.map((record) => [record.id, record]));
    const records = await byIds(ctx.db, ids);
    for (const record of records) {
      const was = held.get(record.id);
      ctx.record(was ? entity.changed('updated' as Kind, was, record) : entity.fact('created' as Kind, record));
    }
    return records;
  }

  async function createMany(ctx: WriteContext, given: ReadonlyArray<Values<F> & { id: string }>) {
    return tellWritten(ctx, await insertMany(ctx, given), []);
  }

  async function changeMany(ctx: WriteContext, changes: ReadonlyArray<Changed<F>>, condition: Sql) {
    const before = changes.map((change) => change.before);
    return tellWritten(ctx, await updateMany(ctx, changes, condition), before);
  }

  return { insertMany, updateMany, tellWritten, createMany, changeMany };
}

const idsOf = async (written: Promise<Array<{ id: string }>>) => (await written).map(({ id }) => id);

const namesIn = (rows: ReadonlyArray<Record<string, unknown>>) => [...new Set(rows.flatMap(Object.keys))].sort();

const kept = (alias: Sql, name: string) =>
  name === 'custom_fields'
    ? sql`custom_fields = ${alias}.custom_fields || coalesce(given.custom_fields, '{}')`
    : sql`${raw(name)} = coalesce(given.${raw(name)}, ${alias}.${raw(name)})`;
