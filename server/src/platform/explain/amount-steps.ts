import type { PricedLine } from '../../../../nouns/exact/money.ts';
import { words } from '../../kernel/problems/errors.ts';
import { fraction } from '../../kernel/values/fraction.ts';
import type { Result, Working } from './figure.ts';

type Counted = Pick<PricedLine, 'discountPercent' | 'vatMode' | 'vatRate'> & {
  scale: number;
  currency: string;
  /** The beginning of the names of its steps. */
  under?: string;
  of?: string;
};

/** How `lineAmounts` comes to the amounts of a line; `quantity`, `price`, `discountPercent` and `vatRate` are told before it. */
export function amountSteps({ discountPercent = '0', vatMode, vatRate, scale, currency, under = '', of }: Counted) {
  const at = (name: string) => under + name;
  const kept = fraction(discountPercent).isZero() ? '' : ` * (100 - ${at('discountPercent')}) / 100`;
  const hasVat = vatMode !== 'none' && vatRate !== 'none';
  const whole = vatMode === 'included' ? `(100 + ${at('vatRate')})` : '100';
  const isIncluded = vatMode === 'included';
  const step = (name: keyof typeof labels, formula: string): Result => ({
    ...{ name: at(name), label: labels[name], formula, currency },
    ...(of !== undefined && { of }),
  });
  return {
    lineAmount: step('lineAmount', `round(${at('quantity')} * ${at('price')}${kept}, ${scale})`),
    vatAmount: step('vatAmount', hasVat ? `round(${at('lineAmount')} * ${at('vatRate')} / ${whole}, ${scale})` : '0'),
    netAmount: step('netAmount', isIncluded ? `${at('lineAmount')} - ${at('vatAmount')}` : at('lineAmount')),
    grossAmount: step('grossAmount', isIncluded ? at('lineAmount') : `${at('lineAmount')} + ${at('vatAmount')}`),
  };
}

export type AmountName = keyof typeof labels;

const labels = {
  lineAmount: words('Amount in the terms of the price', 'Сумма в условиях цены'),
  vatAmount: words('VAT', 'НДС'),
  netAmount: words('Without VAT', 'Без НДС'),
  grossAmount: words('With VAT', 'С НДС'),
};

/** How one of the amounts of a line came about. */
export function amountWorking(name: AmountName, inputs: Working['steps'], counted: Counted): Working {
  const { lineAmount, vatAmount, netAmount, grossAmount } = amountSteps(counted);
  const { currency } = counted;
  if (name === 'lineAmount') return { steps: inputs, formula: lineAmount.formula, currency };
  if (name === 'vatAmount') return { steps: [...inputs, lineAmount], formula: vatAmount.formula, currency };
  const { formula } = name === 'netAmount' ? netAmount : grossAmount;
  return { steps: [...inputs, lineAmount, vatAmount], formula, currency };
}
