import { words } from '../../../kernel/problems/errors.ts';
import { eachOf, type Working } from '../../../platform/explain/figure.ts';
import type { Cell } from './cell.ts';
import { costSteps, ofLine, type RateSource } from './cell-steps.ts';
import { offerFigures } from './cell-working.ts';
import type { Scenario } from './comparison.ts';
import { extraCostsOf } from './extra-shares.ts';
import type { NeededLine, Quote, View } from './quoted.ts';

/** Totals that have a way to be explained, by their place in the comparison. */
export const totalFigures = {
  'suppliers.total': words('All that the supplier quoted', 'Всё предложение поставщика'),
  'scenarios.total': words('Cost of the scenario', 'Стоимость сценария'),
};

/** How `compare-quote.ts` comes to the total of a quote. */
export const supplierTotalWorking = (cells: readonly Cell[], { currency }: View): Working => ({
  steps: eachOf('lines', cells, (cell, under) => [
    {
      ...{ name: `${under}lineTotal`, label: offerFigures.lineTotal, value: String(cell.total), currency },
      ...{ of: cell.need.name, from: ofLine(cell, 'lineTotal') },
    },
  ]),
  ...{ formula: 'sum(lines[].lineTotal)', currency },
});

/** How `scenarios.ts` comes to the total of one: what it takes of each offer, and on the landed basis all extra costs of the quotes it uses. */
export function scenarioTotalWorking(
  { picks }: Scenario,
  needs: readonly NeededLine[],
  quotes: readonly Quote[],
  view: View,
  rateSource: RateSource,
): Working {
  const { currency, basis } = view;
  const used = quotes.filter((quote) => picks.some(({ quoteId }) => quoteId === quote.id));
  const borne = basis === 'landed' ? used.filter((quote) => extraCostsOf(quote, view) !== null) : [];
  const costs = borne.flatMap((quote) => quote.extraCosts.map((cost) => ({ quote, cost })));
  return {
    steps: [
      ...eachOf('picks', picks, ({ itemId, quoteId, quoteLineId, amount }, under) => {
        const quote = used.find(({ id }) => id === quoteId) as Quote;
        const need = needs.find(({ id }) => id === itemId);
        return [
          {
            ...{ name: `${under}amount`, label: taken, value: amount, currency },
            ...{
              of: `${need?.name}, ${quote.supplierName}`,
              from: ofLine({ quote, line: { id: quoteLineId } }, 'price'),
            },
          },
        ];
      }),
      ...eachOf('costs', costs, ({ quote, cost }, under) =>
        costSteps(quote, cost, under, view, rateSource).map((step) => ({ ...step, of: quote.supplierName })),
      ),
    ],
    ...{ formula: `sum(picks[].amount)${costs.length > 0 ? ' + sum(costs[].cost)' : ''}`, currency },
  };
}

const taken = words('Cost of what is taken of the offer', 'Стоимость взятого из предложения');
