import type { Contract } from '../../../../nouns/contract.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { matchRoute } from '../approvals/routes/match-route.ts';
import { subjectOf } from './subject-of.ts';

/** A contract that has left approval behind gets no larger limit past those who would approve it. */
export async function refuseRaisedLimit(ctx: ReadContext, before: Contract, after: Contract): Promise<void> {
  if (!leftBehind.includes(before.status) || !isRaised(before.amountLimit, after.amountLimit)) return;
  const route = await matchRoute(ctx, subjectOf(ctx, after));
  if (!route) return;
  throw brokenRule(
    'approval_route',
    before.status === 'on_signing'
      ? words(
          `The route “${route.name}” says who approves such a limit. Take the contract back to draft first.`,
          `Такой лимит согласуют по маршруту «${route.name}». Сначала верните договор в черновик.`,
        )
      : words(
          `The route “${route.name}” says who approves such a limit. Agree it by an annex.`,
          `Такой лимит согласуют по маршруту «${route.name}». Оформите приложение к договору.`,
        ),
    { routeName: route.name },
  );
}

const leftBehind: readonly string[] = ['on_signing', 'active', 'suspended'];

const isRaised = (before: string | null, after: string | null) =>
  before !== null && (after === null || new Exact(after).gt(before));
