import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { type Fraction, fraction, least, sumOf } from '../../../kernel/values/fraction.ts';
import { type Cell, type Needed, perUnit, usable } from './cell.ts';
import { covers } from './compare-quote.ts';
import type { Scenario } from './comparison.ts';
import { extraCostsOf } from './extra-shares.ts';
import { lineCost } from './line-cost.ts';
import type { View } from './quoted.ts';

interface Pick {
  cell: Cell;
  /** In base units. */
  quantity: Fraction;
}

/** Three ways to buy, each the plainest of its kind; the award plan finds the least of all, under limits. */
export function scenarios(needs: readonly Needed[], cells: readonly Cell[], view: View): Scenario[] {
  const open = cells.filter(usable);
  const byNeed = Map.groupBy(open, ({ need }) => need.id);
  const split = (order: Order) => needs.flatMap((need) => fill(need, (byNeed.get(need.need.id) ?? []).toSorted(order)));
  return [
    cheapestSingle(needs, open, view),
    scenario('cheapest_split', needs, split(byPrice), view),
    scenario('fastest', needs, split(byDelivery), view),
  ];
}

type Order = (one: Cell, other: Cell) => number;

const byPrice: Order = (one, other) =>
  one.compared?.cmp(other.compared ?? 0) || days(one) - days(other) || byName(one, other);

const byDelivery: Order = (one, other) => days(one) - days(other) || byPrice(one, other);

const byName: Order = (one, other) => (one.quote.id < other.quote.id ? -1 : 1);

const days = ({ deliveryDays }: Cell) => deliveryDays ?? Number.MAX_SAFE_INTEGER;

/** From the first that offers it, then from the next, until the need is met. */
function fill({ needed }: Needed, cells: readonly Cell[]): Pick[] {
  let missing = needed;
  return cells.flatMap((cell) => {
    const quantity = least(missing, cell.covered);
    missing = missing.minus(quantity);
    return quantity.isZero() ? [] : [{ cell, quantity }];
  });
}

/** Who covers most comes first, then who asks least. */
function cheapestSingle(needs: readonly Needed[], cells: readonly Cell[], view: View): Scenario {
  const [most] = [...Map.groupBy(cells, ({ quote }) => quote).values()]
    .map((own) => ({ covers: covers(own), plan: scenario('cheapest_single', needs, own.map(whole), view) }))
    .sort((one, other) => other.covers.cmp(one.covers) || fraction(one.plan.total ?? '0').cmp(other.plan.total ?? '0'));
  return most?.plan ?? scenario('cheapest_single', needs, [], view);
}

const whole = (cell: Cell): Pick => ({ cell, quantity: cell.covered });

function scenario(kind: Scenario['kind'], needs: readonly Needed[], picks: readonly Pick[], view: View): Scenario {
  const quotes = [...new Set(picks.map(({ cell }) => cell.quote))];
  const told = picks.map((pick) => tell(pick, view));
  const extra = view.basis === 'landed' ? quotes.flatMap((quote) => extraCostsOf(quote, view) ?? []) : [];
  const byNeed = Map.groupBy(picks, ({ cell }) => cell.need.id);
  const missing = needs.filter(({ need, needed }) => {
    const got = sumOf((byNeed.get(need.id) ?? []).map(({ quantity }) => quantity));
    return got.cmp(needed) < 0;
  });
  const waits = picks.map(({ cell }) => cell.deliveryDays);
  return {
    kind,
    total:
      told.length === 0
        ? null
        : sumOf([...told.map(({ amount }) => amount), ...extra]).toFixed(minorUnitsOf(view.currency)),
    complete: missing.length === 0,
    suppliers: new Set(quotes.map(({ supplierId }) => supplierId)).size,
    deliveryDays: waits.length === 0 || waits.includes(null) ? null : Math.max(...waits.map(Number)),
    missing: missing.map(({ need }) => need.id),
    picks: told,
  };
}

/** A part of what is covered may fall into another tier than the whole, so it is priced anew. */
function tell({ cell, quantity }: Pick, view: View) {
  const { quote, line, need } = cell;
  const part = () => lineCost(quote, line, perUnit(quantity, line.factorToBase ?? '1'), view);
  const { amount } = quantity === cell.covered ? cell : part();
  return {
    itemId: need.id,
    quoteId: quote.id,
    quoteLineId: line.id,
    quantity: quantity.div(need.factorToBase).toText(),
    amount: amount ?? '0',
  };
}
