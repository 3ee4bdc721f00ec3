import type { ApprovalRoute } from '../../../../../nouns/approval-route.ts';
import type { ApprovalSubject } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { categoriesOfItems } from '../../catalog/categories/categories-of-items.ts';
import { routesInUse } from './approval-route.ts';
import { askResponsible } from './ask-responsible.ts';
import { findMet, hasBounds } from './find-met.ts';

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
  const { counterpartyId, department } = subject;
  return findMet(routes, { worth, categories, department: department ?? '', counterpartyId, isOverBudget });
}
