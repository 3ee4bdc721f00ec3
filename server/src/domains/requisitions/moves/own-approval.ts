import type { Requisition } from '../../../../../nouns/requisition.ts';
import { requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { awaitsMe } from '../../approvals/awaits-me.ts';
import { companySettings } from '../../company/company-settings.ts';

export interface ApprovalSetting {
  approvalRequired: boolean;
  noSelfApproval: boolean;
}

export type Submitted = Pick<Requisition, 'submittedBy' | 'createdBy'>;

/** Whose requisition it is where approval is concerned. */
export const authorOf = ({ submittedBy, createdBy }: Submitted): string | null => submittedBy ?? createdBy;

/** Whether the company requires that somebody other than its author approves a requisition. */
export const isAuthorBarred = ({ noSelfApproval, approvalRequired }: ApprovalSetting): boolean =>
  noSelfApproval && approvalRequired;

/** Whether authors would approve their own requisition in a company that forbids it. */
export const isOwnApproval = (actor: Actor, held: Submitted, setting: ApprovalSetting): boolean =>
  isAuthorBarred(setting) && actor.userId !== null && actor.userId === authorOf(held);

/** Requisitions `req` that the caller may approve now. */
export async function awaitingApproval(ctx: ReadContext): Promise<Sql> {
  const { permission } = requisitionFlow.moves.approve;
  if (!permission || !maySee(ctx.actor, permission)) return sql`false`;
  const waiting = sql`req.status = 'pending_approval' and ${await awaitsMe(ctx, 'procurement', sql`req.id`)}`;
  if (!isAuthorBarred(await companySettings(ctx))) return waiting;
  return sql`${waiting} and coalesce(req.submitted_by, req.created_by) is distinct from ${ctx.actor.userId}::uuid`;
}
