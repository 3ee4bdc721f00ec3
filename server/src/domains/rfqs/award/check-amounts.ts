import { fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { extraCostsOf } from '../comparison/extra-shares.ts';
import { lineCost, tierFor } from '../comparison/line-cost.ts';
import type { AwardProblem, Plan } from './award.ts';
import type { Option } from './options.ts';

/** Amounts that are not what the quotes say: a wrong tier, a sum that does not add up, extra costs forgotten. */
export function checkAmounts({ view }: AwardProblem, byLine: ReadonlyMap<string, Option>, plan: Plan): string[] {
  const faults: string[] = [];
  const expect = (what: string, told: string, found: string) => {
    if (fraction(told).cmp(found) !== 0) faults.push(`${what} is ${told}, should be ${found}`);
  };
  const used = new Map(
    plan.allocations.flatMap(({ quoteLineId }) => {
      const quote = byLine.get(quoteLineId)?.quote;
      return quote ? [[quote.id, quote] as const] : [];
    }),
  );
  for (const { quoteLineId, baseQuantity, price, amount } of plan.allocations) {
    const option = byLine.get(quoteLineId);
    if (!option) continue;
    const quantity = fraction(baseQuantity).div(option.factor);
    expect(`${quoteLineId}: price`, price, tierFor(option.line, quantity).price);
    expect(`${quoteLineId}: amount`, amount, lineCost(option.quote, option.line, quantity, view).amount ?? '0');
  }
  const text = (amounts: readonly string[]) => sumOf(amounts).toText();
  const extra = text([...used.values()].flatMap((quote) => extraCostsOf(quote, view) ?? []));
  expect('extra costs', plan.extraCosts, extra);
  expect('shares of extra costs', text(plan.allocations.map((each) => each.extraShare)), extra);
  expect('amount', plan.amount, text(plan.allocations.map((each) => each.amount)));
  expect('total', plan.total, text([plan.amount, plan.extraCosts]));
  expect('suppliers', text(plan.suppliers.map((each) => each.amount)), plan.amount);
  return faults;
}
