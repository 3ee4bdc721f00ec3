import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { fraction, sumOf } from '../../../kernel/values/fraction.ts';
import { extraShares } from '../comparison/extra-shares.ts';
import { lineCost, tierFor } from '../comparison/line-cost.ts';
import type { View } from '../comparison/quoted.ts';
import type { Allocation, Plan } from './award.ts';
import type { Chosen } from './chosen-of.ts';
import { worth } from './options.ts';

/** The plan in exact amounts: each line as the supplier's document will sum it, extra costs of every quote used, whole. */
export function pricePlan(chosen: readonly Chosen[], view: View): Plan {
  const byQuote = Map.groupBy(chosen, ({ option }) => option.quote);
  const allocations = [...byQuote.values()].flatMap((own) => allocationsOf(own, view));
  const scale = minorUnitsOf(view.currency);
  const amount = sumOf(allocations.map((each) => each.amount));
  const extraCosts = sumOf(allocations.map((each) => each.extraShare));
  const worthOf = (some: readonly Chosen[]) => sumOf(some.map(({ option, quantity }) => worth(option, quantity, view)));
  const all = worthOf(chosen);
  const suppliers = [...Map.groupBy(allocations, ({ supplierId }) => supplierId)].map(([supplierId, own]) => {
    const bought = worthOf(chosen.filter(({ option }) => option.quote.supplierId === supplierId));
    return {
      supplierId,
      amount: sumOf(own.map((each) => each.amount)).toFixed(scale),
      extraCosts: sumOf(own.map((each) => each.extraShare)).toFixed(scale),
      sharePct: all.isZero() ? '0' : bought.div(all).times(100).toText(2),
    };
  });
  return {
    allocations,
    amount: amount.toFixed(scale),
    extraCosts: extraCosts.toFixed(scale),
    total: amount.plus(extraCosts).toFixed(scale),
    suppliers,
  };
}

function allocationsOf(own: readonly Chosen[], view: View): Allocation[] {
  const bought = own.map(({ option, quantity }) => ({
    need: option.need,
    covered: quantity,
    ...lineCost(option.quote, option.line, quantity.div(option.factor), view),
  }));
  const [first] = own;
  const shares = first ? extraShares(first.option.quote, bought, view) : [];
  return own.map(({ option: { need, quote, line, factor }, quantity }, at) => ({
    itemId: need.id,
    quoteId: quote.id,
    quoteLineId: line.id,
    supplierId: quote.supplierId,
    quantity: quantity.div(fraction(need.factorToBase)).toText(),
    baseQuantity: quantity.toText(),
    supplierQuantity: quantity.div(factor).toText(),
    price: tierFor(line, quantity.div(factor)).price,
    currency: quote.currency,
    amount: bought[at]?.amount ?? '0',
    extraShare: shares?.[at] ?? '0',
  }));
}
