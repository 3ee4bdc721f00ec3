import { budget as declared } from '../../../../nouns/budget.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { raw } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const budget = entityOf(declared);

const given = '(bud.amount + bud.moved_amount)';
const overrun = `(bud.committed_amount > ${given})`;

export const budgets = store(budget, {
  availableAmount: () => raw(`${given} - bud.committed_amount`),
  usedPercent: () =>
    raw(`case when ${given} > 0 then trim_scale(round(bud.committed_amount * 100 / ${given}, 2))
      when bud.committed_amount > 0 then 100 else 0 end`),
  overrun: () => raw(overrun),
});

export const budgetReading = { permission: 'budgets.read', scope: 'finance.read' } as const;

export const getBudget = getRecord(budgets, {
  name: 'budgets.get-budget',
  summary: words('Get a budget', 'Получить бюджет'),
  description: 'With what is committed, invoiced and paid of it, and what is left.',
  ...budgetReading,
});

export const listBudgets = listRecords(
  budgets,
  listingOf(declared, {
    name: 'budgets',
    defaultSort: 'code',
    fields: { overrun: { column: overrun, kind: 'boolean' } },
  }),
  {
    name: 'budgets.list-budgets',
    summary: words('List budgets', 'Список бюджетов'),
    description:
      'Those of a day are asked for by `periodFrom[lte]` and `periodTo[gte]`, those that are overrun by `overrun=true`.',
    ...budgetReading,
  },
);
