import { type CommercialProposal, commercialProposal as declared } from '../../../../nouns/commercial-proposal.ts';
import { type ProposalRow, proposalRow as row } from '../../../../nouns/proposal-row.ts';
import { words } from '../../kernel/problems/errors.ts';
import { amountSteps } from '../../platform/explain/amount-steps.ts';
import { eachOf, type Figure, type FigureHost, inputsOf, type Step } from '../../platform/explain/figure.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { commercialProposal } from './commercial-proposal.ts';
import { ofProposal, ofRow } from './explaining/priced-row.ts';
import { rowFigures } from './explaining/row.figures.ts';
import { getProposal } from './operations/get-proposal.ts';
import { proposalRow } from './proposal-row.ts';

type Card = CommercialProposal & { rows: ProposalRow[] };

type Summed = 'netAmount' | 'vatAmount' | 'grossAmount' | 'commissionAmount' | 'allocatedExpenseAmount';

/** Totals and margin of a proposal: `nouns/pricing/sum-up.ts` computes them, here and in the portal. */
export const proposalFigures: FigureHost<Card, ProposalRow> = {
  entity: commercialProposal,
  path: '/api/v1/commercial-proposals/:id',
  tag: 'Commercial proposals',
  get: getProposal,
  figures: {
    materialsAmount: sumOfType('material'),
    servicesAmount: sumOfType('service'),
    expenseTotalAmount: {
      explain: (card) => ({ steps: expenses(card), formula: 'sum(expenses[].amount)', currency: card.currency }),
    },
    allocatedExpenseAmount: sumOfRows('allocatedExpenseAmount'),
    commissionAmount: sumOfRows('commissionAmount'),
    netAmount: sumOfRows('netAmount'),
    vatAmount: sumOfRows('vatAmount'),
    grossAmount: sumOfRows('grossAmount'),
    totalAmount: { explain: (card) => ofTotals(card, ['grossAmount', ...beside(card)], sold('grossAmount', card)) },
    costTotalAmount: { explain: costTotal },
    grossProfitAmount: { explain: (card) => profit(card, `${sold('netAmount', card)} - costTotalAmount`) },
    grossMarginPercent: {
      explain: (card) => ({
        ...profit(
          card,
          `round((${sold('netAmount', card)} - costTotalAmount) * 100 / (${sold('netAmount', card)}), 2)`,
        ),
        currency: null,
      }),
    },
  },
  lines: { in: 'rows', entity: proposalRow, figures: rowFigures },
};

/** In the agency model the commission is paid beside the goods. */
function beside({ proposalModel }: Card) {
  return proposalModel === 'agency' ? (['commissionAmount'] as const) : [];
}

function sold(name: 'netAmount' | 'grossAmount', card: Card) {
  return [name, ...beside(card)].join(' + ');
}

type Total = Summed | 'costTotalAmount' | 'expenseTotalAmount';

function ofTotals(card: Card, names: readonly Total[], formula: string) {
  const { currency } = card;
  return { steps: inputsOf(declared.fields, card, names, { from: ofProposal(card), currency }), formula, currency };
}

function profit(card: Card, formula: string) {
  return ofTotals(card, ['netAmount', ...beside(card), 'costTotalAmount'], formula);
}

function sumOfRows(name: Summed): Figure<Card> {
  return {
    explain: (card) => ({
      steps: eachOf('rows', card.rows, (one, under) =>
        inputsOf(row.fields, one, [name], { from: ofRow(card, one), under, of: one.name, currency: card.currency }),
      ),
      formula: `sum(rows[].${name})`,
      currency: card.currency,
    }),
  };
}

function sumOfType(type: ProposalRow['lineType']): Figure<Card> {
  return {
    explain: (card) => ({
      steps: eachOf(
        'rows',
        card.rows.filter(({ lineType }) => lineType === type),
        (one, under) =>
          inputsOf(row.fields, one, ['lineAmount'], {
            ...{ from: ofRow(card, one), under, of: one.name, currency: card.currency },
          }),
      ),
      formula: 'sum(rows[].lineAmount)',
      currency: card.currency,
    }),
  };
}

function expenses(card: Card) {
  return eachOf('expenses', card.expenses, ({ name, amount }, under) => [
    {
      ...{ name: `${under}amount`, label: words('Expense', 'Расход'), of: name, value: amount },
      ...{ from: { ...ofProposal(card), field: 'expenses' }, currency: card.currency },
    },
  ]);
}

/** Each row with the expenses it bears, without VAT, and the expenses that none bears. */
function costTotal(card: Card) {
  const { vatMode, currency } = card;
  const rows = eachOf('rows', card.rows, (one, under): Step[] => {
    const { vatRate } = one;
    const names = [
      'lineCostAmount',
      'allocatedExpenseAmount',
      ...(vatRate === 'none' ? [] : (['vatRate'] as const)),
    ] as const;
    const told = { under, of: one.name, currency };
    const { vatAmount, netAmount } = amountSteps({ ...told, vatMode, vatRate, scale: scaleOf(currency) });
    return [
      ...inputsOf(row.fields, one, names, { ...told, from: ofRow(card, one) }),
      {
        ...{
          name: `${under}lineAmount`,
          label: words('Cost with expenses', 'Себестоимость с расходами'),
          of: one.name,
        },
        ...{ formula: `${under}lineCostAmount + ${under}allocatedExpenseAmount`, currency },
      },
      ...[vatAmount, netAmount],
    ];
  });
  const { steps } = ofTotals(card, ['expenseTotalAmount', 'allocatedExpenseAmount'], '');
  return {
    steps: [...rows, ...steps],
    formula: 'sum(rows[].netAmount) + expenseTotalAmount - allocatedExpenseAmount',
    currency,
  };
}
