import { invoiceFlow } from '../../../../nouns/invoice-flow.ts';
import { maySee } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { companySettings } from '../company/company-settings.ts';

/** Invoices `inv` that the caller may approve now. */
export async function awaitingApproval(ctx: ReadContext): Promise<Sql> {
  const { permission } = invoiceFlow.moves.approve;
  if (!permission || !maySee(ctx.actor, permission)) return sql`false`;
  const waiting = sql`inv.status = 'pending_approval'`;
  if (!(await companySettings(ctx)).noSelfApproval) return waiting;
  const me = ctx.actor.userId;
  return sql`${waiting} and inv.created_by is distinct from ${me}::uuid and inv.submitted_by is distinct from ${me}::uuid`;
}
