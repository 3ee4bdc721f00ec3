import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const proposalRequirements = ['rows', 'customer', 'totals', 'reason', 'not_author'] as const;

export type ProposalRequirement = (typeof proposalRequirements)[number];

const statuses = {
  draft: status('Draft', 'Черновик', 'neutral'),
  pending_approval: status('Awaiting approval', 'На согласовании', 'warning', {
    action: words('Send for approval', 'На согласование'),
  }),
  approved: status('Approved', 'Согласовано', 'accent', { action: words('Approve', 'Согласовать') }),
  rejected: status('Rejected', 'Отклонено', 'bad', { action: words('Reject', 'Отклонить') }),
  archived: status('Archived', 'В архиве'),
};

export type ProposalStatus = keyof typeof statuses;

type Declared = Move<ProposalStatus, ProposalRequirement>;

/** A person asks for it. */
const asked = (
  from: Declared['from'],
  to: ProposalStatus,
  right: 'submit' | 'approve',
  ...requires: ProposalRequirement[]
): Declared => ({ from, to, permission: `commercial_proposals.${right}`, requires });

/** Every move of a commercial proposal. */
export const proposalFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    submit: asked(['draft'], 'pending_approval', 'submit', 'rows', 'customer', 'totals'),
    approve: asked(['pending_approval'], 'approved', 'approve', 'not_author'),
    reject: asked(['pending_approval'], 'rejected', 'approve', 'reason'),
    // An approval, asked for or given, does not outlive the content it is about.
    revise: { from: ['pending_approval', 'approved', 'rejected'], to: 'draft', permission: null, isAutomatic: true },
    // Removing is an address of its own, which says its right; drafts and rejected proposals are deleted there.
    archive: { from: ['pending_approval', 'approved'], to: 'archived', permission: null },
  },
});

export type ProposalMove = keyof typeof proposalFlow.moves;
