import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import { type ProposalMove, type ProposalRequirement, proposalFlow } from '../../../../nouns/proposal-flow.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, invalidField, type Words, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { isOwnApproval } from '../billing/own-approval.ts';
import { companySettings } from '../company/company-settings.ts';

/** Refuses a move whose conditions are not met. */
export async function checkMove(
  ctx: ReadContext,
  held: CommercialProposal,
  move: ProposalMove,
  reason: string | undefined,
): Promise<void> {
  for (const requirement of proposalFlow.moves[move].requires ?? []) await checks[requirement](ctx, held, reason);
}

type Check = (ctx: ReadContext, held: CommercialProposal, reason: string | undefined) => Promise<void> | void;

const unless = (holds: boolean, rule: string, sentence: Words) => {
  if (!holds) throw brokenRule(rule, sentence);
};

const checks: Readonly<Record<ProposalRequirement, Check>> = {
  rows: (_, { rowCount }) =>
    unless(rowCount > 0, 'no_rows', words('The proposal has no rows.', 'В предложении нет строк.')),

  customer: (_, { customerId }) =>
    unless(
      customerId !== null,
      'no_customer',
      words('The proposal names no customer.', 'В предложении не указан заказчик.'),
    ),

  totals: (_, { totalAmount }) =>
    unless(
      new Exact(totalAmount).gt(0),
      'no_total',
      words('The total of the proposal is zero.', 'Сумма предложения равна нулю.'),
    ),

  reason(_, _held, reason) {
    if (reason !== undefined) return;
    throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
  },

  async not_author(ctx, held) {
    unless(
      !isOwnApproval(ctx.actor, held, await companySettings(ctx)),
      'self_approval',
      words(
        'Somebody else has to approve it: you made it or sent it for approval.',
        'Согласовать должен другой сотрудник: это предложение создали или отправили на согласование вы.',
      ),
    );
  },
};
