import type { Budget } from '../../../../nouns/budget.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { overrunMeta } from './overrun-meta.ts';

interface Asked {
  /** What the requisition took of the budget before, and takes now. */
  before: string;
  after: string;
  /** How much of it an approver has let it take. */
  approved: string | null;
  isApproved: boolean;
  /** Its currency, where no rate counts it. */
  uncounted: string | null;
}

/**
 * Refuses what a budget does not allow, once it is counted: more from one that is closed, what overruns one that stops, and what no rate counts
 * unless it only warns. Who takes no more than before is not stopped by an overrun that came otherwise, except where it is approved only now.
 * Answers whether somebody has to approve the overrun.
 */
export function refuseOverrun(
  budget: Budget,
  { before, after, approved, isApproved, uncounted }: Asked,
): { needsApproval: boolean } {
  const grown = new Exact(after).minus(before);
  if (grown.gt(0) && budget.status === 'closed') throw closed(budget);
  if (uncounted !== null && budget.overrunPolicy !== 'warn') throw unknownRate(budget, uncounted);
  const isOver = new Exact(budget.availableAmount).isNegative();
  if (!isOver || (!grown.gt(0) && !isApproved)) return { needsApproval: false };
  if (budget.overrunPolicy === 'stop') throw overrun(budget, isApproved ? after : grown.toFixed());
  const isBeyond = new Exact(after).gt(approved ?? '0');
  return { needsApproval: budget.overrunPolicy === 'approve' && !isApproved && isBeyond };
}

const closed = ({ id, code }: Budget) =>
  brokenRule(
    'budget_closed',
    words(
      `Budget ${code} is closed. Name another budget, or reopen it.`,
      `Бюджет ${code} закрыт. Укажите другой бюджет или откройте этот снова.`,
    ),
    { budgetId: id, budgetCode: code },
  );

const unknownRate = ({ id, code, currency }: Budget, from: string) =>
  brokenRule(
    'budget_rate_unknown',
    words(
      `There is no exchange rate from ${from} to ${currency}, so budget ${code} cannot be checked. Enter the rate.`,
      `Нет курса ${from} к ${currency}: бюджет ${code} нельзя проверить. Укажите курс.`,
    ),
    { budgetId: id, budgetCode: code, currency: from },
  );

function overrun(budget: Budget, asked: string) {
  const meta = overrunMeta(budget, asked);
  const { budgetCode: code, missing, available, currency } = meta;
  return brokenRule(
    'budget_overrun',
    words(
      `Budget ${code} lacks ${missing} ${currency}: ${available} is available. Lower the requisition, or move money to the budget.`,
      `Бюджету ${code} не хватает ${missing} ${currency}: доступно ${available}. Уменьшите заявку или переместите в бюджет средства.`,
    ),
    { ...meta },
  );
}
