import type { SupplierRfq } from './supplier-rfq.ts';

type Timed = Pick<SupplierRfq, 'responseDeadline' | 'reminderPolicy'>;

const hour = 3_600_000;

/** Moments of the automatic reminders of a request, the earliest first. */
export function reminderMarks({ responseDeadline, reminderPolicy }: Timed) {
  if (responseDeadline === null || !reminderPolicy.enabled) return [];
  const deadline = new Date(responseDeadline).getTime();
  return reminderPolicy.hoursBefore
    .map((hoursBefore) => ({ hoursBefore, at: deadline - hoursBefore * hour }))
    .sort((a, b) => a.at - b.at);
}

/** When a worker looks at an asking request next: at the first reminder to come, or at the deadline. */
export function dueAtOf(rfq: Timed, now: number = Date.now()): string | null {
  const next = reminderMarks(rfq).find(({ at }) => at > now);
  return next ? new Date(next.at).toISOString() : rfq.responseDeadline;
}
