import { fraction, sumOf } from '../../../../../nouns/exact/fraction.ts';
import type { VatMode } from '../../../../../nouns/kit/vat.ts';
import { type Priced, rowAmounts, scaleOf } from './row-amounts.ts';

/** What is earned, as far as costs are known. */
export interface Margin {
  cost: string | null;
  profit: string | null;
  /** Of the sales whose cost is known. */
  percent: string | null;
  /** Share of the sales whose cost is known, from 0 to 1; nothing where nothing is sold. */
  coverage: string | null;
}

/** Margin by the costs that stand in the rows: while an invoice is open, the server counts none. */
export function marginOfRows(
  rows: ReadonlyArray<Priced & { unitCost: string | null }>,
  vatMode: VatMode,
  currency: string,
): Margin {
  const scale = scaleOf(currency);
  const counted = rows.map((row) => ({
    net: rowAmounts(row, vatMode, scale).netAmount,
    cost:
      row.unitCost === null
        ? null
        : fraction(row.quantity || '0')
            .times(row.unitCost)
            .round(scale),
  }));
  const known = counted.filter(({ cost }) => cost !== null);
  const all = sumOf(counted.map(({ net }) => net));
  const coverage = all.isZero()
    ? null
    : sumOf(known.map(({ net }) => net))
        .div(all)
        .toText(4);
  if (known.length === 0) return { cost: null, profit: null, percent: null, coverage };
  const [net, cost] = [sumOf(known.map((row) => row.net)), sumOf(known.flatMap((row) => row.cost ?? []))];
  const profit = net.minus(cost);
  return {
    ...{ cost: cost.toFixed(scale), profit: profit.toFixed(scale), coverage },
    percent: net.isZero() ? null : profit.div(net).times(100).toFixed(2),
  };
}
