import type { Sql } from '../../../kernel/sql/sql.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';

/** Since how many days an invoice is overdue: the first day of each, and the last where there is one. */
const overdue = {
  overdue_1_30: [1, 30],
  overdue_31_60: [31, 60],
  overdue_61_90: [61, 90],
  overdue_over_90: [91],
} as const;

export const buckets = ['not_due', ...(Object.keys(overdue) as Array<keyof typeof overdue>), 'undated'] as const;

export type Bucket = (typeof buckets)[number];

/** In which bucket something due on a day lay, seen on another. */
export const bucketOf = (due: Sql, day: string): Sql => sql`
  case when ${due} is null then 'undated' when ${due} >= ${day} then 'not_due' when ${due} >= ${day}::date - 30 then 'overdue_1_30'
    when ${due} >= ${day}::date - 60 then 'overdue_31_60' when ${due} >= ${day}::date - 90 then 'overdue_61_90' else 'overdue_over_90' end`;

interface Due {
  from?: string | undefined;
  to?: string | undefined;
}

/** The bucket of an invoice, of those due within these days, as the filter of the list of invoices. */
export function dueIn(bucket: Bucket, today: string, { from, to }: Due = {}): Record<string, string> {
  if (bucket === 'undated') return { 'dueDate[isNull]': 'true' };
  const [least, most] = bucket === 'not_due' ? [undefined, 0] : overdue[bucket];
  const first = [from, most === undefined ? undefined : daysAfter(today, -most)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const last = [to, least === undefined ? undefined : daysAfter(today, -least)]
    .filter((day) => day !== undefined)
    .sort()[0];
  return { ...(first && { 'dueDate[gte]': first }), ...(last && { 'dueDate[lte]': last }) };
}
