import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import { portalNow } from '../../kernel/portal-clock.ts';

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

/** A day before the deadline the buyer gets a letter of who is silent: while there is time to call. */
export const deadlineNearAt = ({ responseDeadline }: Pick<SupplierRfq, 'responseDeadline'>): number | null =>
  responseDeadline === null ? null : new Date(responseDeadline).getTime() - 24 * hour;

/** When a worker looks at an asking request next: at the first reminder to come, when its deadline is near, or at the deadline. */
export function dueAtOf(rfq: Timed, now: number = portalNow().getTime()): string | null {
  const moments = [...reminderMarks(rfq).map(({ at }) => at), deadlineNearAt(rfq) ?? 0].filter((at) => at > now);
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : rfq.responseDeadline;
}
