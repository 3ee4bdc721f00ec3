import { sum } from './amounts.ts';
import type { Ledger } from './ledger.ts';
import type { Figures } from './recount.ts';
import { daysFrom } from './working-days.ts';

/** An invoice as far as something is owed of it. */
export interface Owed {
  currency: string;
  dueDate: string | null;
  amount: string;
}

/** What the month left owed. */
export const owedOf = ({ purchases }: Ledger): Owed[] =>
  purchases.flatMap(({ invoices }) =>
    invoices.map(({ dueDate, lines, paid }) => ({
      currency: 'RUB',
      dueDate,
      amount: sum(lines).minus(paid).toFixed(2),
    })),
  );

export const owedFigure = (currency: string, bucket: string) => `Payables in ${currency}, ${bucket}`;

/** What is owed by how long it is overdue on a day. */
export function ageing(owed: readonly Owed[], today: string): Figures {
  const left = owed.filter(({ amount }) => Number(amount) > 0);
  const by = Map.groupBy(left, ({ currency, dueDate }) => owedFigure(currency, bucketOf(dueDate, today)));
  return new Map([...by].map(([what, ones]) => [what, sum(ones.map(({ amount }) => amount)).toFixed(2)]));
}

function bucketOf(dueDate: string | null, today: string): string {
  if (dueDate === null) return 'undated';
  if (dueDate >= today) return 'not_due';
  if (dueDate >= daysFrom(today, -30)) return 'overdue_1_30';
  if (dueDate >= daysFrom(today, -60)) return 'overdue_31_60';
  return dueDate >= daysFrom(today, -90) ? 'overdue_61_90' : 'overdue_over_90';
}
