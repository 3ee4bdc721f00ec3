import { type Words, words } from '../../../kernel/problems/errors.ts';
import { minorUnitsOf } from '../../../kernel/values/currencies.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { amountSteps } from '../../../platform/explain/amount-steps.ts';
import type { Input, Result, Source, Step } from '../../../platform/explain/figure.ts';
import { shareFormulas } from '../../../platform/explain/share-formulas.ts';
import type { Cell } from './cell.ts';
import { weightsBy } from './extra-shares.ts';
import { rateOf, vatTurn } from './line-cost.ts';
import type { Quote, View } from './quoted.ts';

/** Where rates were read: by currency. */
export type RateSource = (currency: string) => Source;

const ofQuote = ({ id, version }: Quote, field: string): Source => ({
  ...{ type: 'supplier_quote', id, field, url: `/api/v1/supplier-quotes/${id}` },
  revision: version,
});

export const ofLine = ({ quote, line }: Pick<Cell, 'quote'> & { line: { id: string } }, field: string): Source => ({
  ...ofQuote(quote, field),
  ...{ type: 'supplier_quote_line', id: line.id },
});

const input = (name: string, label: Words, value: string, from: Source, more: object = {}): Input => ({
  ...{ name, label, value, from },
  ...more,
});

/** The price on its way to the base unit, in the order of `unitPrice`. */
export function priceSteps(cell: Cell, view: View, rateSource: RateSource) {
  const { quote, line, original: price } = cell;
  const inputs: Step[] = [input('price', labels.price, price, ofLine(cell, 'price'), { currency: quote.currency })];
  let formula = 'price';
  if (!fraction(line.discountPercent).isZero()) {
    inputs.push(input('discountPercent', labels.discount, line.discountPercent, ofLine(cell, 'discountPercent')));
    formula = `${formula} * (100 - discountPercent) / 100`;
  }
  const turn = vatTurn(quote.vatMode, line.vatRate, view);
  if (hasVat(cell)) inputs.push(input('vatRate', labels.vatRate, String(line.vatRate), ofLine(cell, 'vatRate')));
  if (turn)
    formula = turn.operator === '×' ? `${formula} * (100 + vatRate) / 100` : `${formula} * 100 / (100 + vatRate)`;
  const hasRate = quote.currency !== view.currency;
  if (hasRate) {
    inputs.push(input('rate', labels.rate, String(rateOf(quote.currency, view)), rateSource(quote.currency)));
    formula = `${formula} * rate`;
  }
  if (line.factorToBase !== null && line.factorToBase !== '1') {
    inputs.push(input('factorToBase', labels.factor, line.factorToBase, ofLine(cell, 'factorToBase')));
    formula = `${formula} / factorToBase`;
  }
  return { inputs, formula, hasRate };
}

const hasVat = ({ quote, line }: Cell) => quote.vatMode !== 'none' && line.vatRate !== null && line.vatRate !== 'none';

export const totalSteps = ({ quote, line }: Cell) =>
  amountSteps({
    ...{ discountPercent: line.discountPercent, vatMode: quote.vatMode, vatRate: line.vatRate ?? 'none' },
    ...{ scale: minorUnitsOf(quote.currency), currency: quote.currency },
  });

/** What is needed in the unit of the supplier, and no more than he offers. `factorToBase` is told where it is not one. */
export function quantitySteps(cell: Cell): Step[] {
  const { need, line } = cell;
  const source = { type: 'procurement_item', id: need.id, url: null };
  const wanted = `needed * neededFactor${line.factorToBase === '1' ? '' : ' / factorToBase'}`;
  const offered = line.quantityOffered;
  return [
    input('needed', labels.needed, need.quantity, { ...source, field: 'quantity' }),
    input('neededFactor', labels.neededFactor, need.factorToBase, { ...source, field: 'factorToBase' }),
    ...(offered === null ? [] : [input('quantityOffered', labels.offered, offered, ofLine(cell, 'quantityOffered'))]),
    {
      ...{ name: 'quantity', label: labels.quantity },
      formula: offered === null ? wanted : `min(${wanted}, quantityOffered)`,
    },
  ];
}

/** What the line bears of each extra cost: by its weight among the lines bought together. */
export function extraSteps(cell: Cell, cells: readonly Cell[], view: View, rateSource: RateSource): Step[] {
  const scale = minorUnitsOf(view.currency);
  return cell.quote.extraCosts.flatMap((cost, at): Step[] => {
    const under = `costs[${at + 1}].`;
    const weights = weightsBy(cost.allocation, cells).map((weight, one) => ({
      name: `${under}lines[${one + 1}].weight`,
      value: fraction(weight),
    }));
    const shares = shareFormulas(`${under}cost`, weights, `${under}weights`, scale);
    const ofCost = (name: string, label: Words, formula: string): Result => ({
      ...{ name: under + name, label, formula, currency: view.currency },
    });
    return [
      ...costSteps(cell.quote, cost, under, view, rateSource),
      ...weights.map(({ name, value }, one) =>
        input(name, labels.weight, value.toText(12), ofLine(cells[one] as Cell, 'quantityOffered'), {
          of: cells[one]?.need.name,
        }),
      ),
      ofCost('weights', labels.weights, weights.map(({ name }) => name).join(' + ')),
      ofCost('share', labels.share, shares[cells.indexOf(cell)] as string),
    ];
  });
}

/** An extra cost of a quote on its way to the currency of the comparison. */
export function costSteps(
  quote: Quote,
  { amount, currency }: Quote['extraCosts'][number],
  under: string,
  view: View,
  rateSource: RateSource,
): Step[] {
  const source = ofQuote(quote, 'extraCosts');
  const rateFrom = currency === view.currency ? source : rateSource(currency);
  return [
    input(`${under}amount`, labels.extra, amount, source, { currency }),
    input(`${under}rate`, labels.rate, String(rateOf(currency, view)), rateFrom),
    {
      ...{ name: `${under}cost`, label: labels.extraInView, currency: view.currency },
      formula: `round(${under}amount * ${under}rate, ${minorUnitsOf(view.currency)})`,
    },
  ];
}

const labels = {
  price: words('Price as quoted, of the tier for this quantity', 'Цена из предложения для этого количества'),
  discount: words('Discount, percent', 'Скидка, процент'),
  vatRate: words('VAT rate, percent', 'Ставка НДС, процент'),
  rate: words('Exchange rate', 'Курс'),
  factor: words('Base units in one of the supplier’s', 'Базовых единиц в единице поставщика'),
  needed: words('Needed quantity', 'Нужное количество'),
  neededFactor: words('Base units in one of the line', 'Базовых единиц в единице строки'),
  offered: words('All that the supplier offers', 'Всё, что предлагает поставщик'),
  quantity: words('Quantity in the unit of the supplier', 'Количество в единице поставщика'),
  extra: words('Extra cost', 'Дополнительный расход'),
  extraInView: words('Extra cost in the currency of the comparison', 'Расход в валюте сравнения'),
  weight: words('Weight of the line', 'Вес строки'),
  weights: words('Weight of all lines', 'Вес всех строк'),
  share: words('Share of the line', 'Доля строки'),
};
