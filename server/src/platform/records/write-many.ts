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

/** How many records of a noun are made and changed in one statement, a fact for each: what files ask for. */
export function writeMany<F extends Fields, Kind extends string>(
  entity: Stored<F, Kind>,
  select: (db: Db, condition: Sql, from: Sql) => Sql,
) {
  const { fields, table: name, alias: aliasName } = entity.declared as Noun;
  const [table, alias] = [raw(name), raw(aliasName)];

  /** All of `given` bring the same fields. Those that another record stands in the way of are left out. */
  async function createMany(ctx: WriteContext, given: ReadonlyArray<Values<F> & { id: string }>): Promise<Entry<F>[]> {
    const rows = given.map((values) => rowOf(fields, values));
    const names = raw(namesIn(rows).join(', '));
    const made = await written(
      ctx.db,
      sql`insert into ${table} (tenant_id, ${names}, created_by, updated_by)
        select ${ctx.db.tenant}, ${names}, ${ctx.actor.userId}, ${ctx.actor.userId}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) given
        on conflict do nothing returning *`,
    );
    for (const record of made) ctx.record(entity.fact('created' as Kind, record));
    return made;
  }

  /**
   * A value that is not given, or null, keeps what the record has; custom fields are added to those it has. Whoever was changed
   * meanwhile, or is kept back by `condition` on `given`, stays as it is.
   */
  async function changeMany(
    ctx: WriteContext,
    changes: ReadonlyArray<Changed<F>>,
    condition: Sql,
  ): Promise<Entry<F>[]> {
    const rows = changes.map(({ before: { id, version }, values }) => ({ id, version, ...rowOf(fields, values) }));
    const names = namesIn(rows).filter((one) => one !== 'id' && one !== 'version');
    const after = await written(
      ctx.db,
      sql`update ${table} ${alias} set ${join(names.map((one) => kept(alias, one)))},
          version = ${alias}.version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
        from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) given
        where ${alias}.tenant_id = ${ctx.db.tenant} and ${alias}.id = given.id and ${alias}.version = given.version and ${condition}
        returning ${alias}.*`,
    );
    const held = new Map(changes.map(({ before }) => [before.id, before]));
    for (const record of after) ctx.record(entity.changed('updated' as Kind, held.get(record.id) as Entry<F>, record));
    return after;
  }

  const written = (db: Db, statement: Sql) =>
    db.many<Entry<F>>(sql`with written as (${statement}) ${select(db, raw('true'), raw('written'))}`);

  return { createMany, changeMany };
}

const namesIn = (rows: ReadonlyArray<Record<string, unknown>>) => [...new Set(rows.flatMap(Object.keys))].sort();

const kept = (alias: Sql, name: string) =>
  name === 'custom_fields'
    ? sql`custom_fields = ${alias}.custom_fields || coalesce(given.custom_fields, '{}')`
    : sql`${raw(name)} = coalesce(given.${raw(name)}, ${alias}.${raw(name)})`;
