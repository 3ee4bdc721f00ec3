import { Decimal } from 'decimal.js';

export interface PaidWidget {
  licenseStatus: 'notPaid' | 'trial' | 'active' | 'disabled';
  activeFrom: string | null;
  activeUntil: string | null;
  priceMonthlyRub: string;
}

const dayMs = 86_400_000;

/** What the licence is worth at a moment: outside its period it is not paid, whatever its status says. */
export function effectiveLicense({ licenseStatus, activeFrom, activeUntil }: PaidWidget, now: Date) {
  if (licenseStatus === 'disabled') return 'disabled';
  const within =
    (activeFrom === null || Date.parse(activeFrom) <= now.getTime()) &&
    (activeUntil === null || Date.parse(activeUntil) >= now.getTime());
  return within ? licenseStatus : 'notPaid';
}

/**
 * What this month costs: price × days the licence is active in it / days of the month, rounded to kopecks.
 * Days are those of Moscow, both ends counted; a trial costs nothing.
 */
export function estimatedMonthlyAmount(widget: PaidWidget, now: Date): string {
  if (widget.licenseStatus !== 'active') return '0.00';
  const today = moscowDay(now);
  const [year, month] = [new Date(today * dayMs).getUTCFullYear(), new Date(today * dayMs).getUTCMonth()];
  const first = Date.UTC(year, month, 1) / dayMs;
  const last = Date.UTC(year, month + 1, 0) / dayMs;
  const from = Math.max(first, widget.activeFrom ? moscowDay(new Date(widget.activeFrom)) : first);
  const until = Math.min(last, widget.activeUntil ? moscowDay(new Date(widget.activeUntil)) : last);
  const days = Math.max(0, until - from + 1);
  return new Decimal(widget.priceMonthlyRub)
    .times(days)
    .div(last - first + 1)
    .toFixed(2, Decimal.ROUND_HALF_UP);
}

/** Days since the epoch by the Moscow calendar, which has been three hours ahead of UTC since 2014. */
const moscowDay = (at: Date) => Math.floor((at.getTime() + 3 * 3_600_000) / dayMs);
