import { type Budget, budget as declared } from '../../../../nouns/budget.ts';
import { type BudgetEntry, type EntryKind, budgetEntry as entry } from '../../../../nouns/budget-entry.ts';
import { type BudgetTransfer, budgetTransfer as transfer } from '../../../../nouns/budget-transfer.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { fraction } from '../../kernel/values/fraction.ts';
import { eachOf, type Figure, type FigureHost, type Input, inputsOf } from '../../platform/explain/figure.ts';
import { budget, getBudget } from './budget.ts';
import { budgetEntries } from './entries/budget-entry.ts';
import { budgetTransfers } from './transfers/budget-transfer.ts';

const most = 500;

const ofBudget = ({ id }: Budget) => ({ type: declared.type, id, url: `/api/v1/budgets/${id}` });

/** Figures of a budget: `entries/write-entries.ts` and the columns of `budget.ts` compute them. */
export const budgetFigures: FigureHost<Budget> = {
  entity: budget,
  path: '/api/v1/budgets/:id',
  tag: 'Budgets',
  get: getBudget,
  figures: {
    movedAmount: { explain: movedAmount },
    committedAmount: sumOfEntries('committed'),
    invoicedAmount: sumOfEntries('invoiced'),
    paidAmount: sumOfEntries('paid'),
    availableAmount: { explain: (one) => ({ ...given(one), formula: 'amount + movedAmount - committedAmount' }) },
    usedPercent: { explain: usedPercent },
  },
};

/** The largest entries one by one, all others by their sum. */
function sumOfEntries(kind: EntryKind): Figure<Budget> {
  return {
    async explain(held, { db }: ReadContext) {
      const { currency } = held;
      const entries = await budgetEntries.read(
        db,
        sql`${budgetEntries.select(db, sql`entry.budget_id = ${held.id} and entry.kind = ${kind}`)}
          order by entry.amount desc, entry.id limit ${most + 1}`,
      );
      const steps: Input[] = eachOf('entries', entries.slice(0, most), (one, under) =>
        inputsOf(entry.fields, one, ['amount'], {
          ...{ from: { ...recordOf(one), date: one.updatedAt.slice(0, 10) }, under, of: one.number, currency },
        }),
      ) as Input[];
      if (entries.length <= most) return { steps, formula: 'sum(entries[].amount)', currency };
      const { total } = await db.one<{ total: string }>(sql`
        select sum(amount) as total from budget_entries where tenant_id = ${db.tenant} and budget_id = ${held.id} and kind = ${kind}`);
      const others = steps.reduce((left, { value }) => left.minus(value), fraction(total)).toFixed(2);
      const rest = { name: 'others', label: words('All smaller entries', 'Остальные записи'), value: others, currency };
      const from = { ...ofBudget(held), field: 'entries', url: `/api/v1/budgets/${held.id}/entries` };
      return { steps: [...steps, { ...rest, from }], formula: 'sum(entries[].amount) + others', currency };
    },
  };
}

/** What came from other budgets, less what went to them. */
async function movedAmount(held: Budget, { db }: ReadContext) {
  const { id, currency } = held;
  const moved = await budgetTransfers.read(
    db,
    sql`${budgetTransfers.select(db, sql`(moved.from_budget_id = ${id} or moved.to_budget_id = ${id})`)} order by moved.id`,
  );
  const told = (called: string, transfers: readonly BudgetTransfer[], of: (one: BudgetTransfer) => string) =>
    eachOf(called, transfers, (one, under) =>
      inputsOf(transfer.fields, one, ['amount'], {
        from: {
          type: transfer.type,
          id: one.id,
          url: `${ofBudget(held).url}/transfers`,
          date: one.createdAt.slice(0, 10),
        },
        ...{ under, of: of(one), currency },
      }),
    );
  const came = moved.filter(({ toBudgetId }) => toBudgetId === id);
  const went = moved.filter(({ fromBudgetId }) => fromBudgetId === id);
  return {
    steps: [...told('came', came, ({ fromCode }) => fromCode), ...told('went', went, ({ toCode }) => toCode)],
    formula: 'sum(came[].amount) - sum(went[].amount)',
    currency,
  };
}

const addresses = {
  procurement: '/api/v1/purchase-requisitions',
  invoice: '/api/v1/invoices',
  supplierReturn: '/api/v1/supplier-returns',
};

const recordOf = ({ recordType, recordId }: BudgetEntry) => ({
  type: recordType,
  id: recordId,
  url: `${addresses[recordType]}/${recordId}`,
});

function given(one: Budget) {
  const { currency } = one;
  const names = ['amount', 'movedAmount', 'committedAmount'] as const;
  return { steps: inputsOf(declared.fields, one, names, { from: ofBudget(one), currency }), currency };
}

function usedPercent(one: Budget) {
  const { steps } = given(one);
  const whole = fraction(one.amount).plus(one.movedAmount);
  if (whole.cmp(0) > 0) return { steps, formula: 'round(committedAmount * 100 / (amount + movedAmount), 2)' };
  return { steps, formula: fraction(one.committedAmount).cmp(0) > 0 ? '100' : '0' };
}
