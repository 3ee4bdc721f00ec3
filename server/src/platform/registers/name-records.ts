import { columnOf } from '../../../../nouns/kit/field.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import type { Referred } from './referred.ts';

/** What records are called, by their identifiers: a statement for each noun, however many records. */
export async function nameRecords(
  db: Db,
  wanted: ReadonlyMap<Referred, ReadonlySet<string>>,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all([...wanted].map(([referred, ids]) => namesOf(db, referred, [...ids])));
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
