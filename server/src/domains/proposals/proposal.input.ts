import Type, { type Static } from 'typebox';
import { proposalExpense } from '../../../../nouns/commercial-proposal.ts';
import { creationOf } from '../../kernel/entity-of.ts';
import { id, object, unshown } from '../../kernel/fields.ts';
import { commercialProposal } from './commercial-proposal.ts';
import { proposalRow } from './proposal-row.ts';

/** Most rows of one proposal. */
export const mostRows = 2_000;

const example = { name: 'Цемент М500', quantity: '8', unitCost: '120.50', markupPercent: '15', vatRate: '22' };

const rowInput = object(
  { id: Type.Optional(id('Row that is there; a new one without it')), ...proposalRow.creation },
  { title: 'Row of a commercial proposal, kept or new' },
);

export type RowInput = Static<typeof rowInput>;

const expenseInput = object(creationOf(proposalExpense), { title: 'Expense' });

export type ExpenseInput = Static<typeof expenseInput>;

/** What a caller may write; statuses have addresses of their own. */
export const proposalInput = {
  ...commercialProposal.change,
  commissionPercent: Type.Optional(unshown(commercialProposal.fields.commissionPercent)),
  expenses: Type.Optional(
    Type.Array(expenseInput, {
      maxItems: 100,
      title: 'Expenses, the whole list',
      examples: [[{ name: 'Доставка', amount: '100.00', allocation: 'by_amount' }]],
    }),
  ),
  rows: Type.Optional(
    Type.Array(rowInput, { maxItems: mostRows, title: 'Rows, the whole list', examples: [[example]] }),
  ),
};

const shape = object(proposalInput);

export type ProposalInput = Static<typeof shape>;
