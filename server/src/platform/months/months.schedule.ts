import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Months there are beforehand. What nevertheless has none goes to the partition of the rest, until its month is made. */
export const monthsAhead = 3;

/** Makes partitions of coming months. What is locked at the moment is made an hour later. */
export const monthsSchedule: Schedule = {
  name: 'months.make',
  everySeconds: 3_600,
  run: async ({ directory }) => void (await directory.many(sql`select * from make_months(${monthsAhead})`)),
};
