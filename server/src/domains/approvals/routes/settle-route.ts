import type { ApprovalRoute, RouteStep } from '../../../../../nouns/approval-route.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { checkCategories } from '../../catalog/categories/check-categories.ts';
import { checkCounterparties } from '../../counterparties/check-counterparties.ts';
import { checkApprovers } from './check-approvers.ts';
import type { StepInput } from './route.input.ts';
import { tellSameConditions } from './tell-same-conditions.ts';

type Input = Partial<Omit<ApprovalRoute, 'steps'>> & { steps?: readonly StepInput[] };

const blank = {
  amountFrom: null,
  amountTo: null,
  categoryIds: [],
  departments: [],
  counterpartyIds: [],
  overBudget: false,
  isActive: true,
  steps: [],
};

/** What is given in its stored form, and what should be known of the route as it will stand. Refuses every fault of it. */
export async function settleRoute(ctx: WriteContext, before: ApprovalRoute | null, { steps: given, ...input }: Input) {
  const steps = given?.map(wholeStep);
  const values: Partial<ApprovalRoute> = {
    ...(before === null && { isActive: true, position: await lastPlace(ctx, input.recordType) }),
    ...input,
    ...(steps && { steps }),
  };
  const after = { ...blank, ...before, ...values } as ApprovalRoute;
  const faults = faultsOf(after);
  if (faults.length > 0) throw invalid(faults);
  if (input.categoryIds) await checkCategories(ctx.db, input.categoryIds, 'categoryIds');
  if (input.counterpartyIds) await checkCounterparties(ctx.db, input.counterpartyIds, 'counterpartyIds');
  const isAsked = before === null || steps !== undefined || input.recordType !== undefined;
  const people = isAsked ? await checkApprovers(ctx, after.recordType, after.steps) : [];
  return {
    values,
    warnings: [...people, ...(await tellSameConditions(ctx, { ...after, id: before?.id ?? ctx.newId }))],
  };
}

/** A step with its defaults: everybody, no reminder. */
const wholeStep = ({ name = null, mode = 'all', remindAfterHours = null, approvers }: StepInput): RouteStep => ({
  ...{ name, mode, remindAfterHours },
  approvers: approvers.map(({ kind, id }) => ({ kind, id })),
});

function faultsOf({
  recordType,
  amountFrom,
  amountTo,
  departments,
  counterpartyIds,
  overBudget,
}: ApprovalRoute): FieldError[] {
  const faults: FieldError[] = [];
  if (amountTo !== null && new Exact(amountTo).lte(amountFrom ?? '0'))
    faults.push(
      fieldError(
        '/amountTo',
        'not_above',
        words('must be above the amount it begins at', 'должна быть больше начальной суммы'),
      ),
    );
  if (departments.length > 0 && recordType !== 'procurement')
    faults.push(
      fieldError(
        '/departments',
        'not_for_this_kind',
        words('only requisitions name a department', 'подразделение указывают только в заявках'),
      ),
    );
  if (counterpartyIds.length > 0 && recordType === 'procurement')
    faults.push(
      fieldError(
        '/counterpartyIds',
        'not_for_this_kind',
        words('requisitions have neither supplier nor customer', 'у заявки нет ни поставщика, ни заказчика'),
      ),
    );
  if (overBudget && recordType !== 'procurement')
    faults.push(
      fieldError(
        '/overBudget',
        'not_for_this_kind',
        words('only requisitions draw on budgets', 'бюджеты расходуют только заявки'),
      ),
    );
  return faults;
}

/** After all others of its kind. */
async function lastPlace({ db }: WriteContext, recordType: ApprovalRoute['recordType'] | undefined): Promise<number> {
  const { place } = await db.one<{ place: number }>(sql`
    select least(coalesce(max(route.position), 0) + 1, 1000)::int as place from approval_routes route
    where route.tenant_id = ${db.tenant} and route.record_type = ${recordType}`);
  return place;
}
