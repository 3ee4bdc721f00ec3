import Type from 'typebox';
import { lacksPermission, maySee } from '../../../../kernel/access/actor.ts';
import { choice, id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { explanation, tellFigure } from '../../../../platform/explain/explanation.ts';
import { ratesOn } from '../../../company/rate-on.ts';
import type { RateSource } from '../../comparison/cell-steps.ts';
import { scenarioKinds } from '../../comparison/comparison.ts';
import { type ComparedFigure, comparedFigures, comparedWorking } from '../explaining/compared-working.ts';
import { loadComparable } from '../side-by-side/load-comparable.ts';
import { wrongParameter } from '../side-by-side/wrong-parameter.ts';
import { comparedBy, compareQuotes, idsOf } from './compare-quotes.ts';

export const explainOffer = query({
  name: 'figures.explain-offer',
  summary: words('Comparison of quotes: explain a figure', 'Сравнение предложений: как получилась цифра'),
  description:
    'How the price or the cost of one offer was brought to the unit, the currency and the VAT of the comparison, or what the total of a ' +
    'supplier or of a scenario was made of. Takes what the comparison takes. ' +
    'What a comparison does not show of a quote is told to those who may read quotes.',
  permission: compareQuotes.permission,
  scope: compareQuotes.scope,
  refuses: ['not_found', 'forbidden', 'business_rule_violated'],
  input: object({
    ...comparedBy,
    field: choice(Object.keys(comparedFigures) as ComparedFigure[], 'Figure, by its place in the comparison'),
    quoteLineId: Type.Optional(id('Line of the quote, for figures of an offer')),
    quoteId: Type.Optional(id('Quote, for the total of a supplier')),
    scenario: Type.Optional(choice(scenarioKinds, 'Scenario, for its total')),
  }),
  output: explanation,

  async run(ctx, { quoteIds, quoteLineId, quoteId, scenario, field, ...wanted }) {
    if (!maySee(ctx.actor, 'supplier_quotes.read')) throw lacksPermission('supplier_quotes.read');
    const named = { quoteLineId, quoteId, scenario };
    const of = namedBy(field);
    if (named[of] === undefined)
      throw wrongParameter(of, 'required', words('names what the figure is of', 'указывает, чья это цифра'));
    const asked = { ...wanted, quoteIds: quoteIds === undefined ? undefined : idsOf(quoteIds) };
    const { view, rateDate, ...compared } = await loadComparable(ctx, asked);
    const found = comparedWorking(field, named, { ...compared, view });
    if (!found) throw notFound(words('Offer in this comparison', 'Предложение в этом сравнении'));
    const { value, working } = found;
    const told = { field, label: comparedFigures[field], value };
    if (value === null) return tellFigure(ctx, told, null);
    const rates = await ratesOn(ctx, [...view.rates.keys(), view.currency], rateDate);
    const rateSource: RateSource = (currency) => ({
      ...{ type: 'exchange_rate', id: null, field: currency, url: '/api/v1/settings/exchange-rates' },
      date: rates.get(currency)?.date ?? rateDate,
    });
    return tellFigure(ctx, told, working(rateSource));
  },
});

function namedBy(field: ComparedFigure) {
  if (field === 'suppliers.total') return 'quoteId';
  return field === 'scenarios.total' ? 'scenario' : 'quoteLineId';
}
