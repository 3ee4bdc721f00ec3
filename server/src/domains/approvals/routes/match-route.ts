import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ApprovalSubject } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { categoriesOfItems } from '../../catalog/categories/categories-of-items.ts';
import { routesInUse } from './approval-route.ts';
import { askResponsible } from './ask-responsible.ts';

type Matched = Pick<ApprovalRoute, 'id' | 'recordType' | 'name' | 'steps'>;

/**
 * The first route whose conditions a record meets; undefined where the single step is left. Who answers for a budget that the record
 * overruns is asked besides, unless the route is for overruns.
 */
export async function matchRoute(ctx: ReadContext, subject: ApprovalSubject): Promise<Matched | undefined> {
  const budget = (await subject.overrunBudget?.()) ?? null;
  const route = await firstMet(ctx, subject, budget !== null);
  return budget && !route?.overBudget ? askResponsible(subject, budget, route) : route;
}

async function firstMet(ctx: ReadContext, subject: ApprovalSubject, isOverBudget: boolean) {
  const routes = (await routesInUse(ctx)).filter(({ recordType }) => recordType === subject.recordType);
  const worth = routes.some(hasBounds) ? await subject.worth() : null;
  const categories = routes.some(({ categoryIds }) => categoryIds.length > 0)
    ? await categoriesOfItems(ctx.db, await subject.items())
    : new Set<string>();
  const department = plain(subject.department ?? '');
  return routes.find(
    (route) =>
      (isOverBudget || !route.overBudget) &&
      isWithin(route, worth) &&
      isAny(route.categoryIds, (id) => categories.has(id)) &&
      isAny(route.departments, (name) => plain(name) === department),
  );
}

const hasBounds = ({ amountFrom, amountTo }: ApprovalRoute) => amountFrom !== null || amountTo !== null;

/** An amount whose rate is not known counts as above every bound: it meets the stricter route. */
function isWithin(route: ApprovalRoute, worth: string | null): boolean {
  const { amountFrom, amountTo } = route;
  if (!hasBounds(route)) return true;
  if (worth === null) return amountTo === null;
  const amount = new Exact(worth);
  return (amountFrom === null || amount.gte(amountFrom)) && (amountTo === null || amount.lt(amountTo));
}

/** A condition that names nothing holds for everything. */
const isAny = <Value>(wanted: readonly Value[], has: (value: Value) => boolean) =>
  wanted.length === 0 || wanted.some(has);

const plain = (name: string) => name.trim().toLocaleLowerCase('ru');
