import { maySee } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { companySettings } from '../company/company-settings.ts';
import { isAuthorBarred } from './own-approval.ts';
import { declared } from './requisition-flow.ts';

/** Requisitions `req` that the caller may approve now. */
export async function awaitingApproval(ctx: ReadContext): Promise<Sql> {
  const { permission } = declared.approve;
  if (permission === null || !maySee(ctx.actor, permission)) return sql`false`;
  const waiting = sql`req.status = 'pending_approval'`;
  if (!isAuthorBarred(await companySettings(ctx))) return waiting;
  return sql`${waiting} and coalesce(req.submitted_by, req.created_by) is distinct from ${ctx.actor.userId}::uuid`;
}
