import { fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sumOf } from '../../kernel/values/fraction.ts';
import { lineAmounts } from '../../kernel/values/money.ts';
import { allocationsOfLines } from '../requisitions/allocations/allocations-of.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import type { Going } from './plan-return.ts';

export interface Priced extends Going {
  price: string | null;
  vatRate: string | null;
  grossAmount: string | null;
}

interface PricedReturn {
  lines: Priced[];
  currency: string;
  amount: string | null;
}

/** What the supplier owes for goods by the prices that were decided, all in one currency; unknown where one of them is. */
export async function priceReturn(db: Db, going: readonly Going[], ownCurrency: string): Promise<PricedReturn> {
  const lineIds = [...new Set(going.map(({ wanted }) => wanted.id))];
  const decided = new Map((await allocationsOfLines(db, lineIds)).map((one) => [one.id, one]));
  const found = going.map(({ came }) => decided.get(came.allocationId ?? ''));
  const currency = found.find((one) => one)?.currency ?? ownCurrency;
  const faults = found.flatMap((one, at) =>
    one && one.currency !== currency
      ? [fieldError(`/lines/${at}/receiptLineId`, 'other_currency', otherCurrency, { currency: one.currency })]
      : [],
  );
  if (faults.length > 0) throw invalid(faults);
  const lines = going.map((line, at): Priced => {
    const one = found[at];
    if (!one) return { ...line, price: null, vatRate: null, grossAmount: null };
    const { price, vatMode } = one;
    const vatRate = one.vatRate ?? 'none';
    const { grossAmount } = lineAmounts({
      ...{ quantity: line.quantity, price, vatMode, vatRate },
      scale: scaleOf(currency),
    });
    return { ...line, price, vatRate, grossAmount };
  });
  const amounts = lines.flatMap(({ grossAmount }) => grossAmount ?? []);
  const amount = amounts.length < lines.length ? null : sumOf(amounts).toFixed(scaleOf(currency));
  return { lines, currency, amount };
}

const otherCurrency = words(
  'was bought in another currency: return it by itself',
  'куплено в другой валюте: оформите отдельный возврат',
);
