import type { ProposalExpense } from '../../../../nouns/commercial-proposal.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import { amountFaults } from '../../kernel/values/amount-faults.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { twice } from './faults.ts';
import type { ExpenseInput } from './proposal.input.ts';

/** Expenses as they will stand; each has an identifier of its own. */
export function settleExpenses(given: readonly ExpenseInput[], scale: number): ProposalExpense[] {
  const faults = given.flatMap(({ id, amount }, at) => [
    ...amountFaults(`/expenses/${at}/amount`, amount, scale),
    ...(id !== undefined && given.findIndex((one) => one.id === id) < at ? [twice(`/expenses/${at}/id`)] : []),
  ]);
  if (faults.length > 0) throw invalid(faults);
  return given.map(({ id, name, amount, allocation }) => ({
    ...{ id: id ?? uuidv7(), name, amount },
    allocation: allocation ?? 'by_amount',
  }));
}
