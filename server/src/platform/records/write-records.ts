import type { Fields, Noun } from '../../../../nouns/kit/noun.ts';
import type { FactData } from '../../kernel/entity.ts';
import { type Lifecycle, nextStatus } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { assignments, differsFrom, columns as namesAndValues, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { checkCustomFields } from '../custom-fields/check-values.ts';
import type { Entry, Stored, Values } from './record.ts';
import { parametersOf } from './row-of.ts';

/** Columns that no field shows, besides the values. */
type Hidden = Readonly<Record<string, unknown>>;

interface Written {
  columns?: Hidden;
  /** Something the record shows has changed in other tables: the row's version is raised even if the row itself does not differ. */
  touched?: boolean;
}

interface Making {
  /** A record made of another: custom fields that became required since may be empty. */
  mayMissRequired?: boolean;
}

interface ChangeFact<Kind> extends Written {
  /** The kind of fact; `updated` by default. */
  fact?: Kind;
  /** Data of the fact besides the changed fields. */
  tell?: FactData;
}

interface Reading<F extends Fields> {
  select(db: Db, condition: Sql, from: Sql): Sql;
  read(db: Db, selected: Sql): Promise<Entry<F>[]>;
}

type Given = Readonly<Record<string, unknown>>;

/** How records of a noun are created and changed, each with its fact. */
export function writeRecords<F extends Fields, Kind extends string>(
  entity: Stored<F, Kind>,
  { select, read }: Reading<F>,
) {
  const { fields, customFieldsOf, table: name, alias: aliasName } = entity.declared as Noun;
  const [table, alias] = [raw(name), raw(aliasName)];
  const asDeleted = { fact: 'deleted' as Kind, tell: { reason: 'archived' } };

  /** Creates a record under the command's new identifier; undefined on a conflict with another record. */
  async function create(
    ctx: WriteContext,
    values: Values<F>,
    hidden?: Hidden,
    making?: Making,
  ): Promise<Entry<F> | undefined> {
    const made = await written(ctx.db, sql`${await insertion(ctx, values, hidden, making)} returning *`);
    if (made) ctx.record(entity.fact('created' as Kind, made));
    return made;
  }

  /** Inserts only the row, where other tables are written before the fact; false on a conflict with another record. */
  const insert = async (ctx: WriteContext, values: Values<F>, hidden?: Hidden): Promise<boolean> =>
    (await ctx.db.execute(await insertion(ctx, values, hidden))) === 1;

  async function insertion(
    ctx: WriteContext,
    values: Values<F>,
    hidden: Hidden = {},
    { mayMissRequired = false }: Making = {},
  ): Promise<Sql> {
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      ...(await checkedRow(ctx, values, mayMissRequired ? { customFields: {} } : null)),
      ...hidden,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    return sql`insert into ${table} ${namesAndValues(row)} on conflict do nothing`;
  }

  /** Writes the changed values under the next version and records the fact; if nothing differs, nothing happens. */
  async function change(ctx: WriteContext, before: Entry<F>, values: Values<F>, told: ChangeFact<Kind> = {}) {
    const { fact = 'updated' as Kind, tell } = told;
    const after = await write(ctx, before, values, told);
    if (!after) return unchanged(ctx, before);
    ctx.record(entity.changed(fact, before, after, tell));
    return after;
  }

  /** The same without the fact, for operations that record several facts; undefined if nothing differs. */
  async function write(
    ctx: WriteContext,
    before: Entry<F>,
    values: Values<F>,
    { columns, touched }: Written,
  ): Promise<Entry<F> | undefined> {
    const row = { ...(await checkedRow(ctx, values, before)), ...columns };
    const differs = touched ? raw('true') : differsFrom(row);
    return written(
      ctx.db,
      sql`update ${table} ${alias} set ${assignments({ ...row, updated_by: ctx.actor.userId })}, version = ${alias}.version + 1, updated_at = portal_now()
        where ${alias}.tenant_id = ${ctx.db.tenant} and ${alias}.id = ${before.id} and ${differs} returning ${alias}.*`,
    );
  }

  /** Makes a lifecycle move together with other values; a move to the same status is recorded as a change. */
  function move(ctx: WriteContext, before: Entry<F>, by: string, values: Values<F> = {}, told: ChangeFact<Kind> = {}) {
    const moved = { ...movedBy(before, by), ...values };
    const [from, to] = [before, moved].map(({ status }: Given) => status as string) as [string, string];
    if (from === to) return change(ctx, before, moved, told);
    const tell = { status: { from, to }, ...told.tell };
    return change(ctx, before, moved, { fact: 'status_changed' as Kind, ...told, tell });
  }

  const archive = (ctx: WriteContext, before: Entry<F>, values?: Values<F>) =>
    change(ctx, before, { ...movedBy(before, 'archive'), ...values }, asDeleted);

  const restore = (ctx: WriteContext, before: Entry<F>, values?: Values<F>) =>
    change(ctx, before, { ...movedBy(before, 'restore'), ...values });

  /** The status that a move leads to, and the time of archiving. */
  function movedBy(before: Entry<F>, by: string): Values<F> {
    const status = nextStatus(entity.lifecycle as Lifecycle, by, (before as Given).status as string);
    const archivedAt = status === 'archived' ? portalNow().toISOString() : null;
    return { status, ...(fields.archivedAt && { archivedAt }) } as Values<F>;
  }

  /** Columns of the values, with the custom fields checked by their definitions. */
  async function checkedRow(ctx: WriteContext, values: Values<F>, before: Entry<F> | Given | null) {
    const { customFields: given, ...others } = values as Given;
    const row = parametersOf(fields, others);
    if (customFieldsOf === undefined || (before && given === undefined)) return row;
    const held = before && ((before as Given).customFields as Record<string, unknown>);
    const custom = await checkCustomFields(ctx, customFieldsOf, given as Record<string, unknown>, held);
    return { ...row, custom_fields: JSON.stringify(custom) };
  }

  /** The record of the row that a statement wrote. */
  const written = async (db: Db, statement: Sql) =>
    (await read(db, sql`with written as (${statement}) ${select(db, raw('true'), raw('written'))}`))[0];

  return { create, insert, write, change, move, archive, restore };
}

/** Declares that a command changed nothing, and returns the record unchanged. */
export function unchanged<Record>(ctx: WriteContext, record: Record): Record {
  ctx.nothingChanged();
  return record;
}
