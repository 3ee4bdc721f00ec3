import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { invalid } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { checkCategories } from '../../catalog/categories/check-categories.ts';
import { checkCounterparties } from '../../counterparties/check-counterparties.ts';
import { checkApprovers } from './check-approvers.ts';
import type { StepInput } from './route.input.ts';
import { routeFaults } from './route-faults.ts';
import { tellSameConditions } from './tell-same-conditions.ts';
import { wholeStep } from './whole-step.ts';

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

/** What is given in its stored form, the route as it will stand, and what should be known of it. Refuses every fault of it. */
export async function settleRoute(
  ctx: ReadContext,
  { id, before }: { id: string; before: ApprovalRoute | null },
  { steps: given, ...input }: Input,
) {
  const steps = given?.map(wholeStep);
  const values: Partial<ApprovalRoute> = {
    ...(before === null && { isActive: true, position: await lastPlace(ctx, input.recordType) }),
    ...input,
    ...(steps && { steps }),
  };
  const after = { ...blank, ...before, ...values, id } as ApprovalRoute;
  const faults = routeFaults(after);
  if (faults.length > 0) throw invalid(faults);
  if (input.categoryIds) await checkCategories(ctx.db, input.categoryIds, 'categoryIds');
  if (input.counterpartyIds) await checkCounterparties(ctx.db, input.counterpartyIds, 'counterpartyIds');
  const isAsked = before === null || steps !== undefined || input.recordType !== undefined;
  const people = isAsked ? await checkApprovers(ctx, after.recordType, after.steps) : [];
  return { values, after, warnings: [...people, ...(await tellSameConditions(ctx, after))] };
}

/** After all others of its kind. */
async function lastPlace({ db }: ReadContext, recordType: ApprovalRoute['recordType'] | undefined): Promise<number> {
  const { place } = await db.one<{ place: number }>(sql`
    select least(coalesce(max(route.position), 0) + 1, 1000)::int as place from approval_routes route
    where route.tenant_id = ${db.tenant} and route.record_type = ${recordType}`);
  return place;
}
