import { type Amounts, quoteLine as declaredLine, type QuoteLine } from '../../../../../../nouns/quote-line.ts';
import { quoteVersion as declaredVersion } from '../../../../../../nouns/quote-version.ts';
import { entityOf } from '../../../../kernel/entity-of.ts';
import { eachOf, type Figure, type FigureHost, inputsOf, type Working } from '../../../../platform/explain/figure.ts';
import { scaleOf } from '../../../requisitions/sums-of.ts';
import { getQuote } from '../operations/get-quote.ts';
import type { QuoteVersion } from '../quote-version.ts';
import { supplierQuote } from '../supplier-quote.ts';
import { lineFigures } from './quote-line.figures.ts';
import { ofLine, ofQuote, type QuoteCard, versionOf } from './quote-sources.ts';

/** Amounts of a quote and of its lines: `line-amounts.ts` and `resolve-lines.ts` compute them. */
export const quoteFigures: FigureHost<QuoteCard, QuoteLine, QuoteVersion> = {
  entity: supplierQuote,
  path: '/api/v1/supplier-quotes/:id',
  tag: 'Supplier quotes',
  get: getQuote,
  figures: { totalGross: { explain: (card) => total(card, 'gross') } },
  part: {
    in: 'current',
    entity: entityOf(declaredVersion),
    figures: { 'totals.net': totalOf('net'), 'totals.vat': totalOf('vat'), 'totals.gross': totalOf('gross') },
  },
  lines: { in: 'lines', entity: entityOf(declaredLine), figures: lineFigures },
};

function totalOf(name: keyof Amounts): Figure<QuoteVersion, QuoteCard> {
  return { explain: (_, __, card) => total(card, name) };
}

/** The sum of the lines that have amounts; a total that was stated stands alone. */
function total(card: QuoteCard, name: keyof Amounts): Working {
  const { currency, lines } = card;
  const from = ofQuote(card);
  const stated = inputsOf(declaredVersion.fields, versionOf(card), ['statedTotal'], {
    from,
    currency,
  });
  if (stated.length > 0) return { steps: stated, formula: `round(statedTotal, ${scaleOf(currency)})`, currency };
  const { inside = {} } = declaredLine.fields.amounts.spec;
  const steps = eachOf('lines', lines, (one, under) =>
    inputsOf(inside, one.amounts, [name], {
      ...{ from: ofLine(card, one), under, of: one.name, currency },
    }),
  );
  return { steps, formula: `sum(lines[].${name})`, currency };
}
