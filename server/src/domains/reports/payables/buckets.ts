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

/** The bucket of an invoice as the filter of the list of invoices. */
export function dueIn(bucket: Bucket, today: string): Record<string, string> {
  if (bucket === 'undated') return { 'dueDate[isNull]': 'true' };
  if (bucket === 'not_due') return { 'dueDate[gte]': today };
  const [least, most] = overdue[bucket];
  return {
    ...(most !== undefined && { 'dueDate[gte]': daysAfter(today, -most) }),
    'dueDate[lte]': daysAfter(today, -least),
  };
}
