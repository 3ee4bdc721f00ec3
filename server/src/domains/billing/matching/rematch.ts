import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { invoice, invoices } from '../invoice.ts';
import { matchNow } from './match-now.ts';

/** Holds an invoice that stands against what is there now; a difference that came or went is a change of the invoice. */
export async function rematch(ctx: WriteContext, id: string): Promise<void> {
  const held = await invoices.lock(ctx.db, id);
  const { status, issues } = await matchNow(ctx, held);
  const changed = await ctx.db.execute(sql`
    update invoices set matching_status = ${status}, matching_issues = ${JSON.stringify(issues)}::jsonb,
      version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${id}
      and (matching_status <> ${status} or matching_issues <> ${JSON.stringify(issues)}::jsonb)`);
  if (changed > 0) ctx.record(invoice.changed('updated', held, await invoices.byId(ctx.db, id)));
}
