import { type CommercialProposal, commercialProposal as declared } from '../../../../../nouns/commercial-proposal.ts';
import { isEntered } from '../../../../../nouns/pricing/is-entered.ts';
import { shareExpenses } from '../../../../../nouns/pricing/share-expenses.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Fraction } from '../../../kernel/values/fraction.ts';
import { inputsOf, type Step } from '../../../platform/explain/figure.ts';
import { shareFormulas } from '../../../platform/explain/share-formulas.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { ofProposal, type PricedRow } from './priced-row.ts';

/** The commission of each row, as `nouns/pricing/commissions-of.ts` counts it. */
export function commissionSteps(proposal: CommercialProposal, rows: readonly PricedRow[]): Step[] {
  const { commissionMode, currency } = proposal;
  const bases = rows.map(({ cost, under, result }) =>
    result('base', cost.entered ? `${under}weight` : `${under}weight + ${under}allocatedExpenseAmount`, labels.base),
  );
  const told = { from: ofProposal(proposal) };
  const all = (formulas: readonly string[]) =>
    rows.map(({ result }, at) => result('commissionAmount', formulas[at] as string));
  if (commissionMode === 'fixed') {
    const whole = { name: 'bases', label: labels.bases, formula: bases.map(({ name }) => name).join(' + ') || '0' };
    const shares = shareFormulas('commissionFixedAmount', weightsOf(proposal, rows), 'bases', scaleOf(currency));
    const fixed = inputsOf(declared.fields, proposal, ['commissionFixedAmount'], { ...told, currency });
    return [...fixed, ...bases, whole, ...all(fixed.length === 0 ? rows.map(() => '0') : shares)];
  }
  if (commissionMode === 'percent')
    return [
      ...inputsOf(declared.fields, proposal, ['commissionPercent'], told),
      ...bases,
      ...all(rows.map((row) => percentOf('commissionPercent', row))),
    ];
  if (commissionMode === 'none') return all(rows.map(() => '0'));
  return [
    ...rows.flatMap(({ inputs }) => inputs('commissionPercent', 'commissionFixedAmount')),
    ...bases,
    ...all(rows.map(ofLine)),
  ];
}

/** Of an entered price, which contains it already, the commission is a part of the whole. */
const percentOf = (percent: string, { terms, under }: PricedRow) =>
  `round(${under}base * ${percent} / ${isEntered(terms) ? `(100 + ${percent})` : '100'}, ${terms.scale})`;

function ofLine(one: PricedRow): string {
  const { row, terms, under } = one;
  if (row.commissionFixedAmount !== null) return `round(${under}commissionFixedAmount, ${terms.scale})`;
  return row.commissionPercent === null ? '0' : percentOf(`${under}commissionPercent`, one);
}

function weightsOf({ expenses, currency }: CommercialProposal, rows: readonly PricedRow[]) {
  const weighed = rows.map(({ row, cost }) => ({ row, weight: cost.weight }));
  const shares = shareExpenses(expenses, weighed, scaleOf(currency));
  return rows.map(({ cost, under }, at) => ({
    name: `${under}base`,
    value: cost.entered ?? cost.weight.plus(shares[at] as Fraction),
  }));
}

const labels = {
  base: words('What the commission is counted of', 'База комиссии'),
  bases: words('The same of all rows', 'База комиссии по всем строкам'),
};
