import type { CommercialProposal } from '../../../../nouns/commercial-proposal.ts';
import { type ProposalMove, type ProposalRequirement, proposalFlow } from '../../../../nouns/proposal-flow.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { brokenRule, invalidField, type Words, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { isOwnApproval } from '../billing/own-approval.ts';
import { companySettings } from '../company/company-settings.ts';
import { regionalOf } from '../company/regional-settings.ts';

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

  async no_approval(ctx) {
    unless(
      !(await companySettings(ctx)).approvalRequired,
      'approval_required',
      words('The proposal has to be approved first.', 'Сначала предложение нужно согласовать.'),
    );
  },

  async validity(ctx, { validUntil }) {
    unless(
      validUntil !== null,
      'no_validity',
      words('Say until when the proposal is valid.', 'Укажите, до какого дня действует предложение.'),
    );
    unless(
      !(await isOver(ctx, validUntil)),
      'validity_over',
      words('The last day of the proposal is over.', 'Срок действия предложения истёк.'),
    );
  },

  async later_validity(ctx, { validUntil }) {
    if (!(await isOver(ctx, validUntil))) return;
    throw invalidField('/validUntil', 'day_over', words('must be today or later', 'должен быть не раньше сегодня'));
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

/** By the clock of the portal. */
const isOver = async (ctx: ReadContext, validUntil: string | null) =>
  validUntil === null || validUntil < dayIn((await regionalOf(ctx)).timezone);
