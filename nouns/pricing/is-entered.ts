import type { CommercialProposal, ProposalExpense } from '../commercial-proposal.ts';
import type { ProposalRow } from '../proposal-row.ts';

/** What the prices of a whole proposal follow. */
export interface Terms
  extends Pick<
    CommercialProposal,
    'pricingMode' | 'proposalModel' | 'commissionMode' | 'commissionPercent' | 'commissionFixedAmount' | 'vatMode'
  > {
  /** Digits after the point in amounts of its currency. */
  scale: number;
}

type Counted =
  | 'lineCostAmount'
  | 'markupPercent'
  | 'markupAmount'
  | 'allocatedExpenseAmount'
  | 'commissionAmount'
  | 'unitPrice'
  | 'lineAmount'
  | 'netAmount'
  | 'vatAmount'
  | 'grossAmount';

/** A row as it is given to be priced: what was entered of it. */
export type UnpricedRow = Pick<
  ProposalRow,
  | 'lineType'
  | 'quantity'
  | 'unitCost'
  | 'markupBasis'
  | 'markupPercent'
  | 'markupAmount'
  | 'commissionPercent'
  | 'commissionFixedAmount'
  | 'unitPrice'
  | 'vatRate'
>;

/** What pricing says of a row. */
export type RowAmounts = Pick<ProposalRow, Counted>;

export type Expense = Pick<ProposalExpense, 'amount' | 'allocation'>;

/** Whether the price is entered, so that the markup follows from it, and not the price from the markup. */
export const isEntered = ({ pricingMode }: Pick<Terms, 'pricingMode'>) => pricingMode !== 'cost_plus';
