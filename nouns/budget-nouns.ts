import { budget } from './budget.ts';
import { budgetEntry } from './budget-entry.ts';
import { budgetTransfer } from './budget-transfer.ts';

/** What may be spent, what takes of it, and what was moved. */
export const budgetNouns = [budget, budgetEntry, budgetTransfer] as const;
