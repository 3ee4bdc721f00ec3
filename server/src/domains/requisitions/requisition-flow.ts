import type { Permission } from '../../../../nouns/kit/rights.ts';
import { lifecycle, type Move } from '../../kernel/lifecycle.ts';

/** What a move asks for, each a guard of its own name; `check-move.ts` keeps them. */
export const requirements = [
  'lines',
  'due_date',
  'reason',
  'not_submitter',
  'budget',
  'allocation',
  'no_dependents',
  'something_closed_short',
] as const;

export type Requirement = (typeof requirements)[number];

interface FlowMove extends Move {
  /** Followed by itself when the figures say so; a person may ask for it too where a permission is named. */
  readonly auto: boolean;
  readonly permission: Permission | null;
  readonly requires: readonly Requirement[];
}

const move = <const From extends readonly string[], const To extends string>(
  from: From,
  to: To,
  permission: Permission | null,
  requires: readonly Requirement[] = [],
  auto = false,
) => ({ from, to, auto, permission, requires }) satisfies FlowMove;

const status = 'purchase_requisitions.status';
const approve = 'purchase_requisitions.approve';
const toApprove = ['lines', 'due_date', 'not_submitter', 'budget'] as const;

const buying = ['approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery'] as const;
const open = ['draft', 'pending_approval', 'approved', 'rejected', ...buying.slice(1), 'partially_received'] as const;

/**
 * Every move of a requisition: where from, where to, by whom, on what condition. The guard, the status scheme, the integration
 * API and the documentation are read from this table; nothing else decides a status.
 */
export const requisitionMoves = {
  submit: move(['draft'], 'pending_approval', status, ['lines', 'due_date']),
  approve: move(['pending_approval'], 'approved', approve, toApprove),
  approve_at_once: move(['draft'], 'approved', approve, toApprove),
  reject: move(['pending_approval'], 'rejected', approve, ['reason']),
  recall: move(['pending_approval', 'rejected'], 'draft', status),
  approve_again: move([...buying, 'partially_received'], 'pending_approval', null, [], true),
  source: move(['approved'], 'in_sourcing', status, [], true),
  select: move(['approved', 'in_sourcing'], 'supplier_selected', null, [], true),
  unselect: move(['supplier_selected'], 'in_sourcing', null, [], true),
  order: move(['approved', 'in_sourcing', 'supplier_selected'], 'awaiting_delivery', status, ['allocation'], true),
  receive: move([...buying, 'completed'], 'partially_received', null, [], true),
  take_back: move(['partially_received', 'completed'], 'awaiting_delivery', null, [], true),
  complete: move([...buying, 'partially_received'], 'completed', null, [], true),
  close_short: move([...buying, 'partially_received'], 'completed', status, ['reason']),
  reopen_received: move(['completed'], 'partially_received', approve, ['something_closed_short']),
  reopen: move(['completed'], 'awaiting_delivery', approve, ['something_closed_short']),
  hold: move(open, 'on_hold', status, ['reason']),
  // On hold a requisition returns to where it was held from, and nowhere else.
  release_draft: move(['on_hold'], 'draft', status),
  release_pending_approval: move(['on_hold'], 'pending_approval', status),
  release_approved: move(['on_hold'], 'approved', status),
  release_rejected: move(['on_hold'], 'rejected', status),
  release_in_sourcing: move(['on_hold'], 'in_sourcing', status),
  release_supplier_selected: move(['on_hold'], 'supplier_selected', status),
  release_awaiting_delivery: move(['on_hold'], 'awaiting_delivery', status),
  release_partially_received: move(['on_hold'], 'partially_received', status),
  cancel: move([...open, 'on_hold'], 'cancelled', 'purchase_requisitions.delete', ['reason', 'no_dependents']),
} as const;

export type RequisitionMove = keyof typeof requisitionMoves;

export const requisitionLifecycle = lifecycle('draft', requisitionMoves);

export const declared: Readonly<Record<RequisitionMove, FlowMove>> = requisitionMoves;
