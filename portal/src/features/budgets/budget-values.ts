import type { Budget } from './queries.ts';

/** A budget as its form holds it: what is not known is an empty text. */
export interface BudgetValues {
  code: string;
  name: string;
  departmentName: string;
  projectName: string;
  periodFrom: string;
  periodTo: string;
  amount: string | null;
  currency: string;
  overrunPolicy: Budget['overrunPolicy'];
  marks: Budget['marks'];
  responsibleId: string | null;
  comment: string;
}

export const budgetValuesOf = (budget: Budget): BudgetValues => ({
  code: budget.code,
  name: budget.name,
  departmentName: budget.departmentName ?? '',
  projectName: budget.projectName ?? '',
  periodFrom: budget.periodFrom,
  periodTo: budget.periodTo,
  amount: budget.amount,
  currency: budget.currency,
  overrunPolicy: budget.overrunPolicy,
  marks: budget.marks,
  responsibleId: budget.responsibleId,
  comment: budget.comment ?? '',
});

/** One that is being made: for the year that is running. */
export const newBudget = (today: string, responsibleId: string | null): BudgetValues => ({
  ...{ code: '', name: '', departmentName: '', projectName: '', amount: null, currency: '', comment: '' },
  periodFrom: `${today.slice(0, 4)}-01-01`,
  periodTo: `${today.slice(0, 4)}-12-31`,
  overrunPolicy: 'warn',
  marks: ['80'],
  responsibleId,
});

const bodyOf = ({ amount, currency, ...values }: BudgetValues) => ({
  ...values,
  departmentName: values.departmentName || null,
  projectName: values.projectName || null,
  amount: amount ?? undefined,
  currency: currency.trim().toUpperCase() || undefined,
  comment: values.comment || null,
});

/** As the server takes a new one: the currency that is left out is that of the company. */
export const newBodyOf = (values: BudgetValues) => ({ ...bodyOf(values), amount: values.amount ?? '' });

/** What of the form is not what the record says. */
export function changesOf(values: BudgetValues, before: BudgetValues): Partial<ReturnType<typeof bodyOf>> {
  const saved = bodyOf(before) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(bodyOf(values)).filter(([name, value]) => !isSame(value, saved[name])));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
