import type { CommercialProposal } from '../../../../../nouns/commercial-proposal.ts';
import { isEntered } from '../../../../../nouns/pricing/is-entered.ts';
import type { ProposalRow } from '../../../../../nouns/proposal-row.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Step } from '../../../platform/explain/figure.ts';
import { commissionSteps } from './commission-steps.ts';
import { expenseSteps } from './expense-steps.ts';
import { type PricedRow, pricedRow } from './priced-row.ts';

/** All that `nouns/pricing/price-rows.ts` counts of all rows: a figure of one is the way that leads to it. */
export function rowSteps(card: CommercialProposal & { rows: ProposalRow[] }): Step[] {
  const rows = card.rows.map((row, at) => pricedRow(card, row, `rows[${at + 1}].`));
  return [
    ...rows.flatMap(costSteps),
    ...expenseSteps(card, rows),
    ...commissionSteps(card, rows),
    ...rows.flatMap(priceSteps),
  ];
}

/** What a row costs, its markup where that is given, and what the row weighs where expenses are shared by amount. */
function costSteps({ row, terms, under, inputs, result }: PricedRow): Step[] {
  const { scale, proposalModel } = terms;
  const cost = row.unitCost === null ? '0' : `round(${under}unitCost * ${under}quantity, ${scale})`;
  const told = [...inputs('quantity', 'unitCost'), result('lineCostAmount', cost)];
  if (isEntered(terms)) {
    const entered = row.unitPrice === null ? '0' : `round(${under}unitPrice * ${under}quantity, ${scale})`;
    return [...told, ...inputs('unitPrice'), result('weight', entered, labels.entered)];
  }
  const isAgency = proposalModel === 'agency';
  const percent = `round(${under}lineCostAmount * ${under}markupPercent / 100, ${scale})`;
  const markup =
    row.markupBasis === 'amount' && !isAgency
      ? inputs('markupAmount')
      : [...inputs('markupPercent'), result('markupAmount', isAgency ? '0' : percent)];
  return [...told, ...markup, result('weight', `${under}lineCostAmount + ${under}markupAmount`, labels.weight)];
}

/** What follows once a row bears its expenses and its commission. */
function priceSteps({ row, cost, terms, under, result }: PricedRow): Step[] {
  const isPriced = cost.entered !== null;
  const commission = terms.proposalModel === 'agency' ? '' : ` + ${under}commissionAmount`;
  const made = `${under}weight + ${under}allocatedExpenseAmount${commission}`;
  const left = `${under}lineAmount - ${under}lineCostAmount - ${under}allocatedExpenseAmount - ${under}commissionAmount`;
  const isPercentGiven = !isPriced && row.markupBasis === 'percent';
  return [
    result('lineAmount', isPriced ? `${under}weight` : made),
    ...(isPriced
      ? [result('markupAmount', left)]
      : [result('unitPrice', `round(${under}lineAmount / ${under}quantity, 6)`)]),
    ...(isPercentGiven
      ? []
      : [result('markupPercent', `round(${under}markupAmount * 100 / ${under}lineCostAmount, 4)`)]),
  ];
}

const labels = {
  entered: words('Amount by the entered price', 'Сумма по введённой цене'),
  weight: words('Cost with markup', 'Себестоимость с наценкой'),
};
