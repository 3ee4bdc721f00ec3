import type { Actor } from '../../kernel/actor.ts';
import type { Requisition } from './requisition.ts';

export interface ApprovalSetting {
  approvalRequired: boolean;
  noSelfApproval: boolean;
}

export type Submitted = Pick<Requisition, 'submittedBy' | 'createdBy'>;

/** Whether the approval would be one's own in a company that wants somebody else's. */
export const isOwnApproval = (actor: Actor, { submittedBy, createdBy }: Submitted, setting: ApprovalSetting): boolean =>
  setting.noSelfApproval &&
  setting.approvalRequired &&
  actor.userId !== null &&
  actor.userId === (submittedBy ?? createdBy);
