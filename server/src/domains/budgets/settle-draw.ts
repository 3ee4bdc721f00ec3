import type { WriteContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { budgets } from './budget.ts';
import { entriesOf, type HeldEntry } from './entries/budget-entry.ts';
import { keyOf, type PlannedEntry } from './entries/plan-entries.ts';
import { spendingOf } from './entries/spending-of.ts';
import { writeEntries } from './entries/write-entries.ts';
import { findBudget } from './find-budget.ts';
import { lockBudgets } from './lock-budgets.ts';
import { type Draw, planDraw } from './plan-draw.ts';
import { refuseOverrun } from './refuse-overrun.ts';
import { tellCrossings } from './tell-crossings.ts';

/**
 * Counts anew what a requisition takes of its budget, with its invoices and their payments, in the transaction that changed any of them.
 * Where a budget that stops is overrun by what is asked for now, everything is refused. Answers whether the overrun waits for approval.
 */
export async function settleDraw(ctx: WriteContext, draw: Draw): Promise<{ needsApproval: boolean }> {
  const { db } = ctx;
  const [, found, held, spending] = await Promise.all([
    lockBudgets(db, 'reader'),
    findBudget(db, draw),
    entriesOf(db, draw.procurementId),
    spendingOf(db, draw.procurementId),
  ]);
  const planned = found ? await planDraw(ctx, draw, found, { held, spending }) : [];
  const isSame = sameEntries(held, planned);
  if (isSame && !draw.isApproved) return { needsApproval: false };
  const budgetIds = [...new Set([...held, ...planned].map(({ budgetId }) => budgetId))];
  await budgets.lockAll(db, budgetIds);
  if (!isSame) {
    await writeEntries(ctx, { procurementId: draw.procurementId, held, planned, budgetIds });
    await tellCrossings(ctx, budgetIds);
  }
  if (!found || !draw.isAsked) return { needsApproval: false };
  const after = committedOf(planned, found.id);
  return refuseOverrun(await budgets.byId(db, found.id), {
    before: committedOf(held, found.id)?.amount ?? '0',
    after: after?.amount ?? '0',
    approved: after?.approvedAmount ?? null,
    isApproved: draw.isApproved,
    uncounted: after?.rate === null ? after.currency : null,
  });
}

const committedOf = (entries: ReadonlyArray<HeldEntry | PlannedEntry>, budgetId: string) =>
  entries.find((one) => one.kind === 'committed' && one.budgetId === budgetId);

function sameEntries(held: readonly HeldEntry[], planned: readonly PlannedEntry[]): boolean {
  const before = new Map(held.map((one) => [keyOf(one), one]));
  return (
    held.length === planned.length &&
    planned.every((one) => {
      const was = before.get(keyOf(one));
      return was !== undefined && was.budgetId === one.budgetId && was.number === one.number && sameMoney(was, one);
    })
  );
}

const sameMoney = (was: HeldEntry, one: PlannedEntry) =>
  was.currency === one.currency &&
  new Exact(was.amount).eq(one.amount) &&
  new Exact(was.recordAmount).eq(one.recordAmount) &&
  was.approvedAmount === one.approvedAmount;
