import { columnOf } from '../../../../nouns/kit/field.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import type { RegisterColumn } from './columns-of.ts';
import type { Referred } from './referred.ts';
import { valueAt } from './register-cell.ts';

/** What the records are called that these rows refer to, by their identifiers: a statement for each noun, however many rows. */
export async function namesOfReferred(
  db: Db,
  columns: readonly RegisterColumn[],
  rows: readonly object[],
): Promise<ReadonlyMap<string, string>> {
  const byNoun = new Map<Referred, Set<string>>();
  for (const { refersTo, path } of columns) {
    if (!refersTo) continue;
    const ids = byNoun.get(refersTo) ?? new Set();
    for (const row of rows) {
      const id = valueAt(row, path);
      if (typeof id === 'string') ids.add(id);
    }
    byNoun.set(refersTo, ids);
  }
  const found = await Promise.all([...byNoun].map(([referred, ids]) => namesOf(db, referred, [...ids])));
  return new Map(found.flat());
}

async function namesOf(db: Db, { noun, shown }: Referred, ids: readonly string[]): Promise<Array<[string, string]>> {
  if (ids.length === 0) return [];
  const [table, alias] = [raw(noun.table), raw(noun.alias)];
  const name = raw(`${noun.alias}.${columnOf(shown, noun.fields[shown] as never)}`);
  const rows = await db.many<{ id: string; name: string | null }>(sql`
    select ${alias}.id, ${name} as name from ${table} ${alias}
    where ${alias}.tenant_id = ${db.tenant} and ${alias}.id = any(${ids}::uuid[])`);
  return rows.map((row) => [row.id, row.name ?? '']);
}
