import { followStatus } from './approval.ts';
import type { Book, Requisition } from './book.ts';
import { acceptedQuantity, activeLines, invoicedOf, plannedTotal, receivedOf } from './counted.ts';
import { items } from './items.ts';
import { owner } from './people.ts';
import { reapprovalPct } from './profiles.ts';

interface Move {
  from: readonly string[];
  to: string;
  needs?: readonly string[];
}

const buying = ['approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery'];
const open = ['draft', 'pending_approval', 'rejected', ...buying, 'partially_received'];

/** Where a person may move a requisition, and what each move needs; the first that fits is made. */
export const requisitionMoves: readonly Move[] = [
  { from: ['draft'], to: 'pending_approval', needs: ['lines', 'due_date'] },
  { from: ['draft', 'pending_approval'], to: 'approved', needs: ['lines', 'due_date'] },
  { from: ['pending_approval'], to: 'rejected', needs: ['reason'] },
  { from: ['pending_approval', 'rejected'], to: 'draft' },
  { from: ['approved'], to: 'in_sourcing' },
  { from: ['approved', 'in_sourcing', 'supplier_selected'], to: 'awaiting_delivery', needs: ['allocation'] },
  { from: [...buying, 'partially_received'], to: 'completed', needs: ['reason'] },
  { from: ['completed'], to: 'partially_received', needs: ['closed_short'] },
  { from: ['completed'], to: 'awaiting_delivery', needs: ['closed_short'] },
  { from: open, to: 'on_hold', needs: ['reason'] },
  { from: [...open, 'on_hold'], to: 'cancelled', needs: ['reason', 'no_dependents'] },
];

export const requisitionStatuses = [...open, 'completed', 'on_hold', 'cancelled'];

export const decidedIn = [...buying, 'partially_received'];

export const invoiceMoves: readonly Move[] = [
  { from: ['received'], to: 'pending_approval' },
  { from: ['pending_approval'], to: 'approved', needs: ['matching'] },
  { from: ['received', 'pending_approval'], to: 'rejected', needs: ['reason'] },
  { from: ['pending_approval', 'rejected'], to: 'received' },
  { from: ['received', 'pending_approval', 'approved'], to: 'disputed', needs: ['reason'] },
  {
    from: ['received', 'pending_approval', 'approved', 'rejected', 'disputed', 'paid'],
    to: 'cancelled',
    needs: ['no_payments', 'no_receipts'],
  },
];

interface NamedMove {
  from: readonly string[];
  /** The last part of its address. */
  at: string;
  says?: true;
}

/** Where an address leads a proposal, by the status that it takes. */
export const proposalMoves: Readonly<Record<string, NamedMove>> = {
  pending_approval: { from: ['draft'], at: 'submit-approval' },
  approved: { from: ['pending_approval'], at: 'approve' },
  rejected: { from: ['pending_approval'], at: 'reject', says: true },
};

/** What is heard of a customer, and what takes a proposal back to work, by the status it takes and from which. */
export const customerMoves: Readonly<Record<string, readonly string[]>> = {
  accepted: ['sent'],
  declined: ['sent'],
  draft: ['pending_approval', 'sent', 'declined', 'expired', 'accepted'],
};

/** Moves of a sales invoice, by the last part of their addresses. */
export const salesMoves: Readonly<Record<string, { from: readonly string[]; to: string; says?: true }>> = {
  'submit-approval': { from: ['draft'], to: 'pending_approval' },
  approve: { from: ['pending_approval'], to: 'approved' },
  reject: { from: ['pending_approval'], to: 'draft', says: true },
  recall: { from: ['pending_approval'], to: 'draft' },
  issue: { from: ['draft', 'approved'], to: 'issued' },
  cancel: { from: ['draft', 'pending_approval', 'approved'], to: 'cancelled', says: true },
  void: { from: ['issued', 'sent'], to: 'void', says: true },
};

/** What the figures of a requisition make of its status: the first that is due, and again from there. */
export function follow(book: Book, requisition: Requisition): void {
  for (let to = next(book, requisition); to !== undefined; to = next(book, requisition)) {
    requisition.status = to;
    if (to !== 'pending_approval') continue;
    requisition.approvedTotal = null;
    requisition.sentBy = owner;
    followStatus(book, requisition);
  }
}

function next(book: Book, requisition: Requisition): string | undefined {
  const { status, approvedTotal } = requisition;
  const active = activeLines(requisition);
  const goods = active.filter(({ item }) => items[item] === 'product');
  const expected = goods.length > 0 ? goods : active;
  const accepted = (line: (typeof active)[number]) => acceptedQuantity(requisition, line);
  const isCovered = active.length > 0 && active.every((line) => accepted(line) >= line.quantity - 1);
  const isInvoiced = active.some((line) => invoicedOf(book, line) > 0);
  const isBegun = active.some((line) => receivedOf(requisition, line) > 0);
  const isDone =
    expected.length > 0 &&
    expected.every((line) => receivedOf(requisition, line) + line.closedShort >= line.quantity - 1);
  const isBigger =
    book.profile.approvalRequired &&
    approvedTotal !== null &&
    plannedTotal(requisition) * 100 > approvedTotal * (100 + reapprovalPct);
  const from = (...statuses: string[]) => statuses.includes(status);

  if (isBigger && from(...decidedIn)) return 'pending_approval';
  if (isDone && from(...decidedIn)) return 'completed';
  if (isBegun && !isDone && from(...buying, 'completed')) return 'partially_received';
  if (!isBegun && !isDone && from('partially_received', 'completed')) return 'awaiting_delivery';
  if (isInvoiced && active.some((line) => accepted(line) > 0) && from(...buying.slice(0, 3)))
    return 'awaiting_delivery';
  if (isCovered && from('approved', 'in_sourcing')) return 'supplier_selected';
  if (!isCovered && !isInvoiced && !isBegun && from('supplier_selected')) return 'in_sourcing';
  return undefined;
}

/** What is approved and paid in full is paid; what is owed again is approved. */
export const paidOrNot = (status: string, isSettled: boolean) =>
  status === 'approved' && isSettled ? 'paid' : status === 'paid' && !isSettled ? 'approved' : status;
