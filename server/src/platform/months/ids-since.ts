import { raw, type Sql } from '../../kernel/sql/sql.ts';
import { idAt } from '../../kernel/values/id-at.ts';

export const dayMs = 86_400_000;

/**
 * The first identifier of the month in which so many days ago lies, for `id >= …` of a table in partitions by month. It stands in
 * the text of the statement: so it is planned once a month, for the partitions from there on and no other.
 */
export function idsSince(days: number): Sql {
  const then = new Date(Date.now() - days * dayMs);
  return raw(`'${idAt(Date.UTC(then.getUTCFullYear(), then.getUTCMonth()))}'`);
}
