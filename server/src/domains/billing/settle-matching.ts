import type { Invoice } from '../../../../nouns/invoice.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { standNow } from './matching/stand-now.ts';

/** Writes down how an invoice stands to what was ordered or decided and received; part of the change it is called from. */
export async function settleMatching(ctx: WriteContext, invoice: Invoice): Promise<void> {
  const { status, issues } = await standNow(ctx, invoice);
  await ctx.db.execute(sql`
    update invoices set matching_status = ${status}, matching_issues = ${JSON.stringify(issues)}::jsonb
    where tenant_id = ${ctx.db.tenant} and id = ${invoice.id}`);
}
