import { words } from '../../../kernel/problems/errors.ts';
import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import type { Working } from '../../../platform/explain/figure.ts';
import type { Cell } from './cell.ts';
import { extraSteps, ofLine, priceSteps, quantitySteps, type RateSource, totalSteps } from './cell-steps.ts';
import type { View } from './quoted.ts';

/** Figures of an offer that have a way to be explained. */
export const offerFigures = {
  unitPriceComparable: words('Comparable price of a base unit', 'Сравниваемая цена базовой единицы'),
  landedUnitPrice: words('The same with its share of extra costs', 'Она же с долей расходов на доставку'),
  lineTotal: words('Cost of the covered quantity', 'Стоимость предложенного количества'),
};

export type OfferFigure = keyof typeof offerFigures;

/** How a figure of a cell came about. `cells` are all of the same quote, which bear its extra costs together. */
export function cellWorking(
  figure: OfferFigure,
  value: string,
  cell: Cell,
  cells: readonly Cell[],
  view: View,
  rateSource: RateSource,
): Working {
  const { currency } = view;
  const digits = value.split('.')[1]?.length ?? 0;
  const price = priceSteps(cell, view, rateSource);
  const costs = extraSteps(cell, cells, view, rateSource);
  const priced = price.inputs.filter(({ name }) => price.formula.includes(name));
  const share = costs.length > 0 ? ' + sum(costs[].share)' : '';
  if (figure === 'lineTotal') {
    const { lineAmount, vatAmount, netAmount, grossAmount } = totalSteps(cell);
    const amount = view.vat === 'with' ? grossAmount : netAmount;
    return {
      steps: [...price.inputs, ...quantitySteps(cell), lineAmount, vatAmount, amount, ...costs],
      formula: `round(${amount.name}${price.hasRate ? ' * rate' : ''}, ${minorUnitsOf(currency)})${view.basis === 'landed' ? share : ''}`,
      currency,
    };
  }
  if (figure === 'unitPriceComparable' || share === '')
    return { steps: priced, formula: `round(${price.formula}, ${digits})`, currency };
  const covered = {
    name: 'covered',
    label: words('Covered, base units', 'Покрыто, базовых единиц'),
    value: cell.covered.toText(12),
  };
  return {
    steps: [...priced, ...costs, { ...covered, from: ofLine(cell, 'quantityOffered') }],
    formula: `round(${price.formula}${share} / covered, ${digits})`,
    currency,
  };
}
