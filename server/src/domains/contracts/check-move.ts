import type { Contract } from '../../../../nouns/contract.ts';
import { type ContractMove, contractFlow } from '../../../../nouns/contract-flow.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../kernel/problems/errors.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { matchRoute } from '../approvals/routes/match-route.ts';
import { refuseBypass } from '../approvals/without-bypass.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { subjectOf } from './subject-of.ts';

/** Refuses a move whose conditions are not met, each by its name. */
export async function checkMove(ctx: ReadContext, before: Contract, move: ContractMove, reason: string | undefined) {
  const requires: readonly string[] = contractFlow.moves[move].requires ?? [];
  if (requires.includes('reason') && reason === undefined)
    throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
  if (requires.includes('validity') && before.validTo && before.validTo < dayIn((await regionalOf(ctx)).timezone))
    throw brokenRule('validity_over', words('Its last day is over.', 'Срок действия договора истёк.'));
  if (before.status !== 'draft') return;
  if (move === 'send_for_signing') await refuseBypass(ctx, subjectOf(ctx, before));
  if (move === 'submit' && !(await matchRoute(ctx, subjectOf(ctx, before)))) throw nobodyApproves();
}

const nobodyApproves = () =>
  brokenRule(
    'no_approval_route',
    words(
      'No approval route is for this contract. Send it for signing at once.',
      'Маршрута согласования для этого договора нет. Отправьте его сразу на подписание.',
    ),
  );
