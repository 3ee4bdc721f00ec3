import type { Sql } from '../../kernel/sql/sql.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { Days } from './period.ts';

/** Moments from the first day to the last, where the company works. */
export const within = (moment: Sql, { from, to }: Days, timezone: string): Sql => sql`
  ${moment} >= (${from}::date)::timestamp at time zone ${timezone} and ${moment} < (${to}::date + 1)::timestamp at time zone ${timezone}`;
