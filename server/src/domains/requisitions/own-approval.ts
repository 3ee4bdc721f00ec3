import type { Actor } from '../../kernel/access/actor.ts';
import type { Requisition } from './requisition.ts';

export interface ApprovalSetting {
  approvalRequired: boolean;
  noSelfApproval: boolean;
}

export type Submitted = Pick<Requisition, 'submittedBy' | 'createdBy'>;

/** Whose requisition it is where approval is concerned. */
export const authorOf = ({ submittedBy, createdBy }: Submitted): string | null => submittedBy ?? createdBy;

/** Whether the company wants somebody else than its author to approve a requisition. */
export const isAuthorBarred = ({ noSelfApproval, approvalRequired }: ApprovalSetting): boolean =>
  noSelfApproval && approvalRequired;

/** Whether the approval would be one's own in a company that wants somebody else's. */
export const isOwnApproval = (actor: Actor, held: Submitted, setting: ApprovalSetting): boolean =>
  isAuthorBarred(setting) && actor.userId !== null && actor.userId === authorOf(held);
