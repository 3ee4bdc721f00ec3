import { type Condition, raw, sql } from '../../kernel/sql/sql.ts';
import { idsSince } from '../months/ids-since.ts';

/** Facts older than this that have no position yet are looked for once an hour. */
export const freshDays = 31;

const anyMonth = raw('true');

/**
 * Reads facts by their positions in the months of late; `wanted` of them, for positions have no gaps. Only where some are missing
 * they are older, or were removed: then every month is asked.
 */
export async function readNumbered<Row>(
  wanted: number,
  read: (within: Condition) => Promise<Row[]>,
  column = 'fact.id',
): Promise<Row[]> {
  const rows = await read(sql`${raw(column)} >= ${idsSince(freshDays)}`);
  return rows.length < wanted ? read(anyMonth) : rows;
}
