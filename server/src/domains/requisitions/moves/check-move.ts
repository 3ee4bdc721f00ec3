import type { Requisition } from '../../../../../nouns/requisition.ts';
import { type Requirement, type RequisitionMove, requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, inUse, invalidField, type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { companySettings } from '../../company/company-settings.ts';
import { checkBudget } from '../check-budget.ts';
import { requisition } from '../requisition.ts';
import type { RequisitionWarning } from '../requisition-warnings.ts';
import { isOwnApproval } from './own-approval.ts';

const { moves } = requisitionFlow;

interface Asked {
  move: RequisitionMove;
  reason: string | undefined;
}

/** Refuses a move whose conditions are not met; what is merely worth mentioning comes back as warnings. */
export async function checkMove(ctx: WriteContext, held: Requisition, asked: Asked): Promise<RequisitionWarning[]> {
  const found: RequisitionWarning[] = [];
  for (const requirement of moves[asked.move].requires ?? [])
    found.push(...((await checks[requirement](ctx, held, asked)) ?? []));
  return found;
}

type Check = (ctx: WriteContext, held: Requisition, asked: Asked) => Promise<RequisitionWarning[] | undefined>;

const unless = (holds: boolean, rule: string, sentence: Words): undefined => {
  if (!holds) throw brokenRule(rule, sentence);
};

const checks: Readonly<Record<Requirement, Check>> = {
  lines: async (_, { lineCount }) =>
    unless(
      lineCount > 0,
      'no_lines',
      words('The requisition has no active lines.', 'В заявке нет ни одной действующей строки.'),
    ),

  due_date: async (_, { dueDate }) =>
    unless(dueDate !== null, 'due_date_required', words('Enter the date it is needed by.', 'Укажите срок поставки.')),

  async reason(_, _held, { reason }) {
    if (reason !== undefined) return undefined;
    throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
  },

  not_submitter: async (ctx, held) =>
    unless(
      !isOwnApproval(ctx.actor, held, await companySettings(ctx)),
      'self_approval',
      words('Somebody else has to approve it.', 'Согласовать должен другой сотрудник.'),
    ),

  budget: (ctx, held) => checkBudget(ctx, held),

  async allocation(ctx, { id }) {
    const { held } = await ctx.db.one<{ held: boolean }>(sql`
      select exists (select 1 from requisition_allocations
        where tenant_id = ${ctx.db.tenant} and requisition_id = ${id} and status = 'accepted') as held`);
    return unless(
      held,
      'no_accepted_supply',
      words('No supplier has been chosen yet.', 'Ещё не выбран ни один поставщик.'),
    );
  },

  async no_dependents(ctx, { id }) {
    const blockers = await ctx.db.many<{ entityType: string; count: number }>(sql`
      select entity_type as "entityType", count from requisition_blockers(tenant_id => ${ctx.db.tenant}, requisition => ${id})`);
    if (blockers.length > 0) throw inUse(requisition.noun, blockers);
    return undefined;
  },

  async something_closed_short(ctx, { id }) {
    const { short } = await ctx.db.one<{ short: boolean }>(sql`
      select exists (select 1 from requisition_lines
        where tenant_id = ${ctx.db.tenant} and requisition_id = ${id} and status = 'active'
          and closed_short_quantity > from_stock_quantity) as short`);
    return unless(
      short,
      'nothing_closed_short',
      words('Everything has been received; there is nothing to reopen.', 'Всё получено: открывать заново нечего.'),
    );
  },
};
