import type { Budget } from '../../../../nouns/budget.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { fxTo } from '../company/fx-to.ts';
import type { HeldEntry } from './entries/budget-entry.ts';
import { type PlannedEntry, planEntries } from './entries/plan-entries.ts';
import type { Spending } from './entries/spending-of.ts';
import type { Purpose } from './find-budget.ts';

/** A requisition as its budget sees it. */
export interface Draw extends Purpose {
  procurementId: string;
  number: string;
  currency: string;
  /** What was decided and what is left as planned; nothing where it was not sent yet or is given up; null where it is as it was. */
  committed: string | null;
  /** Somebody commits the money now, so that the budget may refuse it; what merely follows from papers is counted and never refused. */
  isAsked: boolean;
  /** Somebody approves it now: from then on it may take so much, even over the budget. */
  isApproved: boolean;
}

interface Known {
  held: readonly HeldEntry[];
  spending: readonly Spending[];
}

/** What a requisition is to take of a budget, by the rates of today where an amount is new. */
export async function planDraw(ctx: ReadContext, draw: Draw, budget: Budget, known: Known): Promise<PlannedEntry[]> {
  const currencies = [draw.currency, ...known.spending.map(({ currency }) => currency)];
  return planEntries(draw, { ...known, budgetId: budget.id, fx: await fxTo(ctx, budget.currency, currencies) });
}
