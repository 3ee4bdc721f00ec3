import type { Fields, Noun } from '../../../../nouns/kit/noun.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { flattened, join, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { type Computed, columnsOf } from './columns-of.ts';
import type { Complete, Entry } from './record.ts';

/** How records of a noun are read and locked. */
export function readRecords<F extends Fields>(
  noun: Noun<F>,
  computed: Readonly<Record<string, Computed>>,
  second?: Complete<F>,
) {
  const [table, alias] = [raw(noun.table), raw(noun.alias)];
  const columns = columnsOf(noun as Noun, computed);

  let all: Sql | undefined;

  /** Columns of all shown fields. */
  const shown = () => {
    all ??= flattened(join(Object.values(columns())));
    return all;
  };

  /** `select` of all shown fields, from rows of the portal that meet `condition`. */
  const select = (db: Db, condition: Sql, from: Sql = table) => sql`
    select ${shown()} from ${from} ${alias} where ${alias}.tenant_id = ${db.tenant} and ${condition}`;

  const complete: Complete<F> = second ?? (async (_, rows) => rows);

  /** The records of a statement built by `select`. */
  const read = async (db: Db, selected: Sql): Promise<Entry<F>[]> => complete(db, await db.many<Entry<F>>(selected));

  async function byId(db: Db, id: string): Promise<Entry<F>> {
    const [found] = await read(db, select(db, sql`${alias}.id = ${id}`));
    if (!found) throw notFound(noun.words);
    return found;
  }

  /** The records of this portal with these identifiers, in one statement. */
  const byIds = (db: Db, ids: readonly string[]) => read(db, select(db, sql`${alias}.id = any(${ids}::uuid[])`));

  /**
   * One record, locked until the transaction ends: every change starts here. Locking and reading are two statements in one
   * flight: after a wait for the lock the second one reads what was committed meanwhile.
   */
  async function lock(db: Db, id: string): Promise<Entry<F>> {
    const locked = sql`select 1 from ${table} where tenant_id = ${db.tenant} and id = ${id} for update`;
    const [, held] = await Promise.all([db.execute(locked), byId(db, id)]);
    return held;
  }

  /** The same, refused unless the record has the version that the caller expects. */
  async function open(ctx: WriteContext, id: string): Promise<Entry<F>> {
    const held = await lock(ctx.db, id);
    ctx.expectVersion(held.version);
    return held;
  }

  /** Several records, locked in order of their identifiers, with the same two statements. */
  async function lockAll(db: Db, ids: readonly string[]): Promise<Entry<F>[]> {
    const locked = sql`select 1 from ${table} where tenant_id = ${db.tenant} and id = any(${ids}::uuid[]) order by id for update`;
    const [, held] = await Promise.all([db.execute(locked), byIds(db, ids)]);
    return held.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  return {
    columns,
    shown,
    select,
    read,
    complete,
    isReadAtOnce: second === undefined,
    byId,
    byIds,
    lock,
    lockAll,
    open,
  };
}
