import type { CommercialProposal, ProposalExpense } from '../../../../../nouns/commercial-proposal.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import type { Result, Step } from '../../../platform/explain/figure.ts';
import { shareFormulas, type Weight } from '../../../platform/explain/share-formulas.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { ofProposal, type PricedRow } from './priced-row.ts';

/** What each row bears of the expenses, as `nouns/pricing/share-expenses.ts` shares them. */
export function expenseSteps(proposal: CommercialProposal, rows: readonly PricedRow[]): Step[] {
  const bearing = rows.filter(({ row }) => row.lineType !== 'expense');
  const shared = proposal.expenses.flatMap((expense, at) =>
    expense.allocation === 'none' ? [] : [shareOut(proposal, expense, at + 1, bearing)],
  );
  const borne = rows.map((row) => {
    const shares = shared.flatMap(({ shareOf }) => shareOf.get(row)?.name ?? []);
    return row.result('allocatedExpenseAmount', shares.join(' + ') || '0');
  });
  return [...shared.flatMap(({ told, shareOf }) => [...told, ...shareOf.values()]), ...borne];
}

interface Shared {
  told: Step[];
  shareOf: ReadonlyMap<PricedRow, Result>;
}

function shareOut(
  proposal: CommercialProposal,
  { name: of, amount: value, allocation }: ProposalExpense,
  at: number,
  bearing: readonly PricedRow[],
): Shared {
  const { currency } = proposal;
  const [amount, whole] = [`expenses[${at}].amount`, `expenses[${at}].weights`];
  const weights = bearing.map((row) => weightOf(row, allocation));
  const formulas = shareFormulas(amount, weights, whole, scaleOf(currency));
  const from = { ...ofProposal(proposal), field: 'expenses' };
  const told = [
    { name: amount, label: labels.amount, of, value, currency, from },
    { name: whole, label: labels.weights, of, formula: weights.map(({ name }) => name).join(' + ') || '0' },
  ];
  const shares = bearing.map((row, place): [PricedRow, Result] => [
    row,
    row.result(`shares[${at}]`, formulas[place] as string, labels.share),
  ]);
  return { told, shareOf: new Map(shares) };
}

function weightOf({ row, cost, under }: PricedRow, allocation: ProposalExpense['allocation']): Weight {
  if (allocation === 'equal') return { name: '1', value: fraction(1) };
  if (allocation === 'by_quantity') return { name: `${under}quantity`, value: fraction(row.quantity) };
  return { name: `${under}weight`, value: cost.weight };
}

const labels = {
  amount: words('Expense', 'Расход'),
  weights: words('What it is shared by, of all rows', 'База распределения по всем строкам'),
  share: words('Share of the row', 'Доля строки'),
};
