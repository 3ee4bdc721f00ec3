import type { Requisition } from '../../../../nouns/requisition.ts';
import { lacksPermission, maySee } from '../../kernel/access/actor.ts';
import type { ReadContext, WriteContext } from '../../kernel/operation.ts';
import { brokenRule, conflict, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** What is cancelled stays as it is; what is completed keeps its lines. */
export function refuseClosed({ status }: Requisition, withLines: boolean): void {
  if (status === 'cancelled' || (status === 'completed' && withLines))
    throw conflict('requisition_closed', words('The requisition is closed.', 'Заявка закрыта.'));
}

/** A draft is changed freely; what was sent for approval is changed in its structure by who moves requisitions. */
export function refuseStructure({ actor }: Pick<ReadContext, 'actor'>, { status, heldFrom }: Requisition): void {
  const at = heldFrom ?? status;
  if (at === 'draft' || at === 'rejected' || maySee(actor, 'purchase_requisitions.status')) return;
  throw lacksPermission('purchase_requisitions.status');
}

/** What left the draft has a day it is wanted by. */
export function refuseDateless({ status, heldFrom }: Requisition, dueDate: string | null | undefined): void {
  const at = heldFrom ?? status;
  if (dueDate !== null || at === 'draft' || at === 'rejected') return;
  throw brokenRule('due_date_required', words('Enter the date it is needed by.', 'Укажите срок поставки.'));
}

/** Suppliers were asked, or answered, in the currency it has. */
export async function refuseNewCurrency(ctx: WriteContext, { id }: Requisition): Promise<void> {
  const { quoted } = await ctx.db.one<{ quoted: boolean }>(sql`
    select exists (select 1 from requisition_suppliers
        where tenant_id = ${ctx.db.tenant} and requisition_id = ${id} and quoted_at is not null)
      or exists (select 1 from requisition_allocations where tenant_id = ${ctx.db.tenant} and requisition_id = ${id}) as quoted`);
  if (quoted)
    throw conflict(
      'currency_fixed',
      words('The currency cannot change once a supplier has quoted.', 'После первого предложения валюта не меняется.'),
    );
}
