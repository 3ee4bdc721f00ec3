import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const proposalRequirements = [
  ...(['rows', 'customer', 'totals', 'reason', 'not_author'] as const),
  ...(['no_approval', 'validity', 'later_validity'] as const),
] as const;

export type ProposalRequirement = (typeof proposalRequirements)[number];

const statuses = {
  draft: status('Draft', 'Черновик', 'neutral', { action: words('Take back to work', 'Вернуть в работу') }),
  pending_approval: status('Awaiting approval', 'На согласовании', 'warning', {
    action: words('Send for approval', 'На согласование'),
  }),
  approved: status('Approved', 'Согласовано', 'accent', { action: words('Approve', 'Согласовать') }),
  rejected: status('Rejected', 'Отклонено', 'bad', { action: words('Reject', 'Отклонить') }),
  sent: status('Sent', 'Отправлено', 'accent', { action: words('Send to the customer', 'Отправить заказчику') }),
  accepted: status('Accepted', 'Принято', 'good', { action: words('Mark as accepted', 'Отметить как принятое') }),
  declined: status('Declined', 'Отказ', 'bad', { action: words('Mark as declined', 'Отметить отказ') }),
  expired: status('Expired', 'Истекло', 'warning'),
  converted: status('Invoiced', 'Выставлен счёт', 'good', { action: words('Make an invoice', 'Создать счёт') }),
  archived: status('Archived', 'В архиве'),
};

export type ProposalStatus = keyof typeof statuses;

type Declared = Move<ProposalStatus, ProposalRequirement>;

/** A person asks for it. */
const asked = (
  from: Declared['from'],
  to: ProposalStatus,
  right: 'submit' | 'approve' | 'send' | 'update' | 'convert',
  ...requires: ProposalRequirement[]
): Declared => ({ from, to, permission: `commercial_proposals.${right}`, requires });

/** What was sent or answered does not change: it is taken back to work first. */
const shown = ['sent', 'accepted', 'declined', 'expired'] as const;

/** Every move of a commercial proposal. */
export const proposalFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    submit: asked(['draft'], 'pending_approval', 'submit', 'rows', 'customer', 'totals'),
    approve: asked(['pending_approval'], 'approved', 'approve', 'not_author'),
    reject: asked(['pending_approval'], 'rejected', 'approve', 'reason'),
    send: asked(['approved'], 'sent', 'send', 'validity'),
    // Where the company asks for no approval.
    send_draft: asked(['draft'], 'sent', 'send', 'no_approval', 'rows', 'customer', 'totals', 'validity'),
    accept: asked(['sent'], 'accepted', 'update'),
    decline: asked(['sent'], 'declined', 'update', 'reason'),
    convert: asked(['approved', 'sent', 'accepted'], 'converted', 'convert'),
    // One that expired goes on as what it was: sent, or approved where it had not been sent.
    extend: asked(['expired'], 'sent', 'update', 'later_validity'),
    renew: asked(['expired'], 'approved', 'update', 'later_validity'),
    take_back: asked(['pending_approval', 'sent', 'declined', 'expired'], 'draft', 'update'),
    // The customer has agreed to it: who takes that back says why.
    reopen: asked(['accepted'], 'draft', 'update', 'reason'),
    expire: { from: ['approved', 'sent'], to: 'expired', permission: null, isAutomatic: true },
    // The invoice was deleted, voided or cancelled: it is what it was before.
    release_accepted: { from: ['converted'], to: 'accepted', permission: null, isAutomatic: true },
    release_sent: { from: ['converted'], to: 'sent', permission: null, isAutomatic: true },
    release_approved: { from: ['converted'], to: 'approved', permission: null, isAutomatic: true },
    // An approval, asked for or given, does not outlive the content it is about.
    revise: { from: ['pending_approval', 'approved', 'rejected'], to: 'draft', permission: null, isAutomatic: true },
    // Removing is an address of its own, which says its right; drafts and rejected proposals that no customer has seen are deleted there.
    archive: {
      from: ['draft', 'pending_approval', 'approved', 'rejected', ...shown],
      ...{ to: 'archived', permission: null },
    },
    restore: { from: ['archived'], to: 'draft', permission: null },
  },
});

export type ProposalMove = keyof typeof proposalFlow.moves;

/** Whether its content stays as it is. */
export const isFrozen = (status: ProposalStatus): boolean =>
  status === 'converted' || (shown as readonly ProposalStatus[]).includes(status);
