import type { EDocumentChange, EDocumentState } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { isUuid } from '../../../kernel/values/uuid.ts';

/** How the documents of a page are looked for: by what alone finds them, by their message, or by our write that they came by. */
interface ToldKeys {
  keys: string[];
  messages: string[];
  writes: string[];
}

export function toldKeys(changes: readonly EDocumentChange[]): ToldKeys {
  const all = changes.flatMap(({ key, state }) => [key, ...(state ? keysOf(state) : [])]);
  return {
    keys: [...new Set(all.filter((key) => !key.endsWith('/')))],
    messages: [...new Set(all.filter((key) => key.endsWith('/')).map((key) => key.slice(0, -1)))],
    writes: [
      ...new Set(changes.flatMap(({ state }) => (isUuid(state?.writeId ?? '') ? [state?.writeId as string] : []))),
    ],
  };
}

export const keysOf = ({ key, formerKeys = [] }: EDocumentState): string[] => [key, ...formerKeys];

/** The rows of an alias that these keys mean, as a condition. */
export function isAmong(
  alias: string,
  operator: string,
  { keys, messages, writes }: ToldKeys,
  hasWrites: boolean,
): Sql {
  const held = raw(alias);
  const ways = [sql`${held}.operator_key = any(${keys}::text[])`];
  if (messages.length > 0) ways.push(sql`split_part(${held}.operator_key, '/', 1) = any(${messages}::text[])`);
  if (hasWrites && writes.length > 0) ways.push(sql`${held}.write_id = any(${writes}::uuid[])`);
  const any = ways.reduce((one, other) => sql`${one} or ${other}`);
  return sql`${held}.operator = ${operator} and (${any})`;
}

/** Whether a change is about the document of a key. */
export const isAbout = ({ key, state }: EDocumentChange, held: string | null): boolean =>
  held !== null &&
  [key, ...(state ? keysOf(state) : [])].some((told) => told === held || (told.endsWith('/') && held.startsWith(told)));

/** In the order of the operator, whatever order they came in. */
export const inOrder = (changes: readonly EDocumentChange[]): EDocumentChange[] =>
  changes.toSorted(({ event: one }, { event: other }) =>
    one.at === other.at ? compare(one.order, other.order) : compare(one.at, other.at),
  );

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Locks what a condition means, in one order, before it is read. */
export const lockedRows = (db: Db, table: string, alias: string, condition: Sql) =>
  db.execute(sql`
    select 1 from ${raw(table)} ${raw(alias)} where ${raw(alias)}.tenant_id = ${db.tenant} and ${condition}
    order by ${raw(alias)}.id for update of ${raw(alias)}`);
