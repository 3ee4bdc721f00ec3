import { sum } from './amounts.ts';
import type { Compared } from './compare-figures.ts';
import type { Month } from './month.ts';

/** What the month made, and every figure of its reports beside the recount. */
export function monthLines({ days, people, ledger }: Month, compared: readonly Compared[]): string[] {
  const { purchases } = ledger;
  const decided = purchases.filter(({ decidedAs }) => decidedAs !== null);
  const invoices = purchases.flatMap((purchase) => purchase.invoices);
  const gross = sum(invoices.flatMap(({ lines }) => lines));
  const paid = sum(invoices.map((invoice) => invoice.paid));
  const differing = differencesIn(compared);
  return [
    `A month, ${days[0]} to ${days.at(-1)}: ${Object.keys(people).length} people, ${days.length} working days.`,
    `  ${purchases.length} requisitions, ${decided.length} decided; ${invoices.length} invoices of ${gross.toFixed(2)} RUB, ${paid.toFixed(2)} paid.`,
    '',
    differing.length === 0
      ? 'The reports of the month agree with its recount.'
      : `REPORTS DIFFER from the recount of the month in ${differing.length} figures:`,
    ...compared.map(({ what, expected, told }) =>
      expected === told
        ? `  ✓ ${what}: ${told}`
        : `  ✗ ${what}: ${expected ?? 'nothing'} by the recount, ${told ?? 'nothing'} by the report`,
    ),
  ];
}

export const differencesIn = (compared: readonly Compared[]) =>
  compared.filter(({ expected, told }) => expected !== told);
