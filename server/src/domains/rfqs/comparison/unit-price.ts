import { type Fraction, fraction } from '../../../kernel/values/fraction.ts';
import { keptOf } from '../../../kernel/values/money.ts';
import type { Step } from './comparison.ts';
import { rateOf, tierFor, vatTurn } from './line-cost.ts';
import type { Quote, QuoteLine, View } from './quoted.ts';

type Terms = Pick<Quote, 'currency' | 'vatMode'>;
type Offered = Pick<QuoteLine, 'price' | 'priceTiers' | 'discountPercent' | 'vatRate' | 'factorToBase'>;
type Looked = Pick<View, 'currency' | 'vat' | 'rates'>;

/** A price on its way from what was quoted to what is compared, and every step of the way. */
interface Chain {
  value: Fraction;
  steps: Step[];
}

/** The price of one base unit in the currency and VAT of the view; without a value where a rate or a factor is unknown. */
export function unitPrice(quote: Terms, line: Offered, quantity: Fraction, view: Looked) {
  const { price, from } = tierFor(line, quantity);
  const chain: Chain = { value: fraction(price), steps: [] };
  if (from === null) note(chain, 'price', '=', price);
  else note(chain, 'tier', '=', from);
  const rate = rateOf(quote.currency, view);
  if (rate === null || line.factorToBase === null) return { original: price, value: null, steps: chain.steps };
  const vat = vatTurn(quote.vatMode, line.vatRate, view);
  if (fraction(line.discountPercent).cmp(0) > 0) turn(chain, 'discount', '×', keptOf(line.discountPercent).toText());
  if (vat) turn(chain, vat.operator === '×' ? 'vat_added' : 'vat_taken_off', vat.operator, vat.figure);
  if (quote.currency !== view.currency) turn(chain, 'rate', '×', rate);
  if (line.factorToBase !== '1') turn(chain, 'unit', '÷', line.factorToBase);
  return { original: price, value: chain.value, steps: chain.steps };
}

/** A price with its share of the extra costs, which are borne by `quantity` base units. */
export function landedPrice(value: Fraction, share: string, quantity: Fraction) {
  const chain: Chain = { value, steps: [] };
  if (quantity.isZero() || fraction(share).isZero()) return chain;
  const each = fraction(share).div(quantity);
  chain.value = value.plus(each);
  note(chain, 'extra_costs', '+', each.toText());
  return chain;
}

function turn(chain: Chain, step: Step['step'], operator: '×' | '÷', figure: string) {
  chain.value = operator === '×' ? chain.value.times(figure) : chain.value.div(figure);
  note(chain, step, operator, figure);
}

const note = ({ value, steps }: Chain, step: Step['step'], operator: Step['operator'], figure: string) =>
  void steps.push({ step, operator, figure, result: value.toText() });
