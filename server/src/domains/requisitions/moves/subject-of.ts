import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { ApprovalSubject } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { overrunOf } from '../../budgets/overrun-of.ts';
import { fxTo } from '../../company/fx-to.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { drawOf } from '../draws/draw-of.ts';
import { linesOf } from '../lines-of.ts';
import { authorOf } from './own-approval.ts';

/** A requisition where its approval is concerned; its planned total by today's rate. */
export const subjectOf = (ctx: ReadContext, held: Requisition): ApprovalSubject => ({
  recordType: 'procurement',
  recordId: held.id,
  ...{ number: held.number, title: held.title, amount: held.plannedTotal, currency: held.currency },
  ...{ dueDate: held.dueDate, department: held.departmentName, counterpartyId: null, askedBy: held.submittedBy },
  authors: [authorOf(held)].filter((id) => id !== null),
  worth: () => worthOf(ctx, held),
  items: () => itemsOf(ctx, held),
  overrunBudget: () => overrunBudgetOf(ctx, held),
});

async function worthOf(ctx: ReadContext, { currency, plannedTotal }: Requisition): Promise<string | null> {
  const rate = (await fxTo(ctx, (await regionalOf(ctx)).currency, [currency]))(currency);
  return rate === null ? null : new Exact(plannedTotal).times(rate).toFixed();
}

async function itemsOf({ db }: ReadContext, { id }: Requisition): Promise<readonly string[]> {
  const rows = await db.many<{ itemId: string }>(sql`
    select distinct line.catalog_item_id as "itemId" from requisition_lines line
    where line.tenant_id = ${db.tenant} and line.requisition_id = ${id} and line.status = 'active' and line.catalog_item_id is not null`);
  return rows.map(({ itemId }) => itemId);
}

/** As it would stand once it was sent: what is not sent yet takes nothing so far. */
async function overrunBudgetOf(ctx: ReadContext, held: Requisition) {
  const sent = { ...held, status: 'pending_approval', heldFrom: null } as const;
  const budget = await overrunOf(ctx, drawOf(sent, await linesOf(ctx.db, held.id)));
  if (!budget) return null;
  const { id, code, name, responsibleId } = budget;
  return { id, code, name, responsibleId: responsibleId as string };
}
