import type { Budget } from '../../../../../../nouns/budget.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import {
  brokenRule,
  conflict,
  invalid,
  invalidField,
  notFound,
  unknownReference,
  words,
} from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { amountFaults } from '../../../../kernel/values/amount-faults.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { budget, budgets } from '../../budget.ts';
import { tellCrossings } from '../../tell-crossings.ts';
import { budgetTransfer, budgetTransfers } from '../budget-transfer.ts';

export const transferMoney = command({
  name: 'budgets.transfer-money',
  summary: words('Move money to another budget', 'Переместить средства в другой бюджет'),
  description:
    'From this budget to `toBudgetId`, both active and of one currency, and no more than is available here. Both budgets tell of it in their history. A ' +
    'transfer never changes: what was moved wrongly is moved back.',
  permission: 'budgets.transfer',
  scope: 'finance.write',
  refuses: ['unknown_reference', 'conflict', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id('Budget'), ...budgetTransfer.creation }),
  output: budgetTransfer.view,

  async run(ctx, { id, toBudgetId, amount, reason }) {
    const [from, to] = await hold(ctx, id, toBudgetId);
    refuseUnfit(from, to, amount);
    await ctx.db.execute(sql`
      insert into budget_transfers ${columns({
        ...{ tenant_id: ctx.db.tenant, id: ctx.newId, from_budget_id: id, to_budget_id: toBudgetId },
        ...{ amount, currency: from.currency, reason, created_by: ctx.actor.userId },
      })}`);
    const transfer = await budgetTransfers.byId(ctx.db, ctx.newId);
    await move(ctx, from, new Exact(amount).neg().toFixed(), transfer);
    await move(ctx, to, amount, transfer);
    await tellCrossings(ctx, [id, toBudgetId]);
    return transfer;
  },
});

/** Both, locked in one order, so that two transfers at once wait for each other. */
async function hold(ctx: WriteContext, id: string, toBudgetId: string): Promise<[Budget, Budget]> {
  const held = await budgets.lockAll(ctx.db, [...new Set([id, toBudgetId])]);
  const from = held.find((one) => one.id === id);
  if (!from) throw notFound(budget.noun);
  ctx.expectVersion(from.version);
  const to = held.find((one) => one.id === toBudgetId);
  if (!to) throw unknownReference('toBudgetId', budget.noun);
  return [from, to];
}

function refuseUnfit(from: Budget, to: Budget, amount: string): void {
  if (from.id === to.id)
    throw invalidField('/toBudgetId', 'same_budget', words('is this very budget', 'это тот же самый бюджет'));
  if (new Exact(amount).lte(0))
    throw invalidField('/amount', 'not_positive', words('must be above zero', 'должна быть больше нуля'));
  const faults = amountFaults('/amount', amount, 2);
  if (faults.length > 0) throw invalid(faults);
  if (from.currency !== to.currency)
    throw invalidField(
      '/toBudgetId',
      'currency_differs',
      words(
        `is in ${to.currency}, this one in ${from.currency}: choose a budget of the same currency`,
        `ведётся в ${to.currency}, а этот в ${from.currency}: выберите бюджет в той же валюте`,
      ),
    );
  const shut = [from, to].find(({ status }) => status === 'closed');
  if (shut)
    throw conflict(
      'budget_closed',
      words(
        `Budget ${shut.code} is closed. Reopen it first.`,
        `Бюджет ${shut.code} закрыт. Сначала откройте его снова.`,
      ),
      { budgetId: shut.id, budgetCode: shut.code },
    );
  if (new Exact(amount).gt(from.availableAmount)) throw tooMuch(from);
}

const tooMuch = ({ id, code, availableAmount, currency }: Budget) =>
  brokenRule(
    'budget_short',
    words(
      `Only ${availableAmount} ${currency} of budget ${code} is available: the rest is committed. Move less.`,
      `В бюджете ${code} доступно только ${availableAmount} ${currency}: остальное занято обязательствами. Переместите меньше.`,
    ),
    { budgetId: id, budgetCode: code, available: availableAmount, currency },
  );

const move = (ctx: WriteContext, before: Budget, by: string, transfer: object) =>
  budgets.change(
    ctx,
    before,
    { movedAmount: new Exact(before.movedAmount).plus(by).toFixed(2) },
    { fact: 'transferred', tell: { transfer } },
  );
