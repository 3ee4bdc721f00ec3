import { fraction } from '../../../../../nouns/exact/fraction.ts';

/** How much of a sum is paid, in whole percents from 0 to 100; never 100 before it is. */
export function paidPercent(paid: string, total: string): number {
  const [done, all] = [fraction(paid), fraction(total)];
  if (done.cmp(0) <= 0) return 0;
  if (done.cmp(all) >= 0) return 100;
  const percent = done.times(100).div(all);
  return Number(percent.over / percent.under);
}
