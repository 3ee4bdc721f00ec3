import { lacksPermission, maySee } from '../../../../kernel/access/actor.ts';
import { choice, id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { explanation, tellFigure } from '../../../../platform/explain/explanation.ts';
import { ratesOn } from '../../../company/rate-on.ts';
import { cellsOf, neededById } from '../../comparison/cell.ts';
import type { RateSource } from '../../comparison/cell-steps.ts';
import { cellWorking, type OfferFigure, offerFigures } from '../../comparison/cell-working.ts';
import { compare } from '../../comparison/compare.ts';
import { loadComparable } from '../side-by-side/load-comparable.ts';
import { comparedBy, compareQuotes, idsOf } from './compare-quotes.ts';

export const explainOffer = query({
  name: 'figures.explain-offer',
  summary: words('Comparison of quotes: explain a figure', 'Сравнение предложений: как получилась цифра'),
  description:
    'How the price or the cost of one offer was brought to the unit, the currency and the VAT of the comparison. Takes what the comparison takes. ' +
    'What a comparison does not show of a quote is told to those who may read quotes.',
  permission: compareQuotes.permission,
  scope: compareQuotes.scope,
  refuses: ['not_found', 'forbidden', 'business_rule_violated'],
  input: object({
    ...comparedBy,
    quoteLineId: id('Line of the quote'),
    field: choice(Object.keys(offerFigures) as OfferFigure[], 'Figure of the offer'),
  }),
  output: explanation,

  async run(ctx, { quoteIds, quoteLineId, field, ...wanted }) {
    if (!maySee(ctx.actor, 'supplier_quotes.read')) throw lacksPermission('supplier_quotes.read');
    const asked = { ...wanted, quoteIds: quoteIds === undefined ? undefined : idsOf(quoteIds) };
    const { needs, quotes, view, rateDate } = await loadComparable(ctx, asked);
    const offer = compare(needs, quotes, view)
      .lines.flatMap(({ offers }) => offers)
      .find((one) => one.quoteLineId === quoteLineId);
    const quote = quotes.find(({ id: quoteId }) => quoteId === offer?.quoteId);
    if (!offer || !quote) throw notFound(words('Offer in this comparison', 'Предложение в этом сравнении'));
    const told = { field, label: offerFigures[field], value: offer[field] };
    if (offer[field] === null) return tellFigure(ctx, told, null);
    const cells = cellsOf(quote, neededById(needs), view);
    const cell = cells.find(({ line }) => line.id === quoteLineId) as (typeof cells)[number];
    const rates = await ratesOn(ctx, [...view.rates.keys(), view.currency], rateDate);
    const rateSource: RateSource = (currency) => ({
      ...{ type: 'exchange_rate', id: null, field: currency, url: '/api/v1/settings/exchange-rates' },
      date: rates.get(currency)?.date ?? rateDate,
    });
    return tellFigure(ctx, told, cellWorking(field, offer[field], cell, cells, view, rateSource));
  },
});
