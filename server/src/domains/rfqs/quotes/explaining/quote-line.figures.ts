import { quoteLine as declared, type QuoteLine } from '../../../../../../nouns/quote-line.ts';
import { fraction } from '../../../../kernel/values/fraction.ts';
import { type AmountName, amountSteps } from '../../../../platform/explain/amount-steps.ts';
import { type Figure, type Input, inputsOf } from '../../../../platform/explain/figure.ts';
import { wayTo } from '../../../../platform/explain/way-to.ts';
import { scaleOf } from '../../../requisitions/sums-of.ts';
import { tierFor } from '../../comparison/line-cost.ts';
import { quantityWorking } from './quantity-working.ts';
import { ofLine, type QuoteCard, versionOf } from './quote-sources.ts';

export const lineFigures: Readonly<Record<string, Figure<QuoteLine, QuoteCard>>> = {
  quantity: {
    needs: ({ rfqId }) => [rfqId === null ? 'purchase_requisitions.read' : 'supplier_rfqs.read'],
    explain: quantityWorking,
  },
  'amounts.net': amount('netAmount'),
  'amounts.vat': amount('vatAmount'),
  'amounts.gross': amount('grossAmount'),
};

function amount(name: AmountName): Figure<QuoteLine, QuoteCard> {
  return {
    explain: (one, _, card) => {
      const { currency } = card;
      const { vatMode } = versionOf(card);
      const { discountPercent, vatRate } = one;
      const from = ofLine(card, one);
      const hasRate = vatMode !== 'none' && vatRate !== null && vatRate !== 'none';
      const inputs = [
        ...inputsOf(declared.fields, one, ['quantity'], { from, unit: one.uom }),
        priceOf(one, card),
        ...inputsOf(declared.fields, one, ['discountPercent', ...(hasRate ? (['vatRate'] as const) : [])], { from }),
      ];
      const counted = { discountPercent, vatMode, vatRate: vatRate ?? 'none', scale: scaleOf(currency), currency };
      return wayTo(name, [...inputs, ...Object.values(amountSteps(counted))]);
    },
  };
}

/** The price of the tier that the quantity falls into. */
function priceOf(one: QuoteLine, card: QuoteCard): Input {
  const { price, from } = tierFor(one, fraction(one.quantity as string));
  const { label } = declared.fields.price.spec;
  const source = { ...ofLine(card, one), field: from === null ? 'price' : 'priceTiers' };
  return { name: 'price', label, value: price, from: source, currency: card.currency };
}
