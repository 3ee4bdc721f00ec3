import type { Budget } from '../../../../nouns/budget.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { fieldError, heldAlready, invalid, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { amountFaults } from '../../kernel/values/amount-faults.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { budget } from './budget.ts';

/** What is given with its defaults. Refuses every fault of it, and a code that another budget has at the same time. */
export async function settleBudget(ctx: WriteContext, before: Budget | null, given: Partial<Budget>) {
  const values = {
    ...(before === null && { overrunPolicy: 'warn' as const, currency: (await regionalOf(ctx)).currency }),
    ...given,
  };
  const after = { ...before, ...values } as Budget;
  const faults = faultsOf(after);
  if (faults.length > 0) throw invalid(faults);
  await refuseStrangers(ctx.db, {
    responsibleId: given.responsibleId === before?.responsibleId ? undefined : given.responsibleId,
  });
  await refuseTakenCode(ctx, after, before?.id ?? null);
  return { ...values, amount: new Exact(after.amount).toFixed(2) };
}

const faultsOf = ({ amount, periodFrom, periodTo, overrunPolicy, responsibleId }: Budget) => [
  ...amountFaults('/amount', amount, 2),
  ...(periodTo < periodFrom
    ? [fieldError('/periodTo', 'before_start', words('ends before it begins', 'окончание раньше начала'))]
    : []),
  ...(overrunPolicy === 'approve' && !responsibleId
    ? [
        fieldError(
          '/responsibleId',
          'required',
          words('is asked to approve overruns: name a person', 'согласует превышение: укажите сотрудника'),
        ),
      ]
    : []),
];

async function refuseTakenCode({ db }: WriteContext, { code, periodFrom, periodTo }: Budget, except: string | null) {
  const holder = await db.first<{ id: string; name: string }>(sql`
    select id, name from budgets
    where tenant_id = ${db.tenant} and lower(code) = lower(${code}) and id is distinct from ${except}
      and period_from <= ${periodTo} and period_to >= ${periodFrom} limit 1`);
  if (holder)
    throw heldAlready(
      '/code',
      words(
        `“${holder.name}” has this code on some of these days. Choose another code or another period.`,
        `В эти дни код занят бюджетом «${holder.name}». Выберите другой код или другой период.`,
      ),
      { entityType: budget.type, entityId: holder.id },
    );
}
