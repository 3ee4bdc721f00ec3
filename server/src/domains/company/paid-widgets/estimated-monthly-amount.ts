import { Decimal } from 'decimal.js';
import type { LicenseTerms } from './license-terms.ts';
import { dayMs, moscowDay } from './moscow-day.ts';

/**
 * What this month costs: price × days the licence is active in it / days of the month, rounded to kopecks.
 * Days are those of Moscow, both ends counted; a trial costs nothing.
 */
export function estimatedMonthlyAmount(license: LicenseTerms, now: Date): string {
  if (license.licenseStatus !== 'active') return '0.00';
  const today = moscowDay(now);
  const [year, month] = [new Date(today * dayMs).getUTCFullYear(), new Date(today * dayMs).getUTCMonth()];
  const first = Date.UTC(year, month, 1) / dayMs;
  const last = Date.UTC(year, month + 1, 0) / dayMs;
  const from = Math.max(first, license.activeFrom ? moscowDay(new Date(license.activeFrom)) : first);
  const until = Math.min(last, license.activeUntil ? moscowDay(new Date(license.activeUntil)) : last);
  const days = Math.max(0, until - from + 1);
  return new Decimal(license.priceMonthlyRub)
    .times(days)
    .div(last - first + 1)
    .toFixed(2, Decimal.ROUND_HALF_UP);
}
