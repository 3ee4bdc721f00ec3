import fc from 'fast-check';
import { followStatus, isLastWord, routeOf, say, unheard } from '../approval.ts';
import type { Book, Requisition } from '../book.ts';
import { acceptedOf, activeLines, plannedTotal, receivedOf } from '../counted.ts';
import { as, broken, deed, type Place, type Plan, pick, which } from '../deed.ts';
import { follow, requisitionMoves, requisitionStatuses } from '../flow.ts';
import { mayApprove, maySend, owner } from '../people.ts';
import { base, processedOf } from './requisitions.ts';

export const moveRequisition = deed(
  'move a requisition',
  { of: which, to: fc.constantFrom(...requisitionStatuses), says: fc.boolean() },
  ({ of, to, says }, book, place) => {
    const requisition = pick(book.requisitions, of);
    return requisition && movingRequisition(book, place, requisition, { to, says, by: owner });
  },
);

/** Approved, or brought back to where it was held. */
export const approve = deed('approve a requisition', { of: which }, ({ of }, book, place) => {
  const requisition = pick(book.requisitions, of);
  const to = requisition?.heldFrom ?? 'approved';
  return requisition && movingRequisition(book, place, requisition, { to, says: true, by: owner });
});

interface Move {
  to: string;
  says: boolean;
  by: number;
}

export const movingRequisition = (book: Book, place: Place, requisition: Requisition, asked: Move): Plan => ({
  call: [
    'PATCH',
    `${base}/${requisition.id}/status`,
    { status: asked.to, ...(asked.says && { reason: 'так решили' }) },
    as(place, asked.by),
  ],
  refusals: requisition.status === asked.to ? [] : refusals(book, requisition, asked),
  write() {
    if (requisition.status !== asked.to) move(book, requisition, asked);
  },
});

const isVerdict = (status: string, to: string): to is 'approved' | 'rejected' =>
  status === 'pending_approval' && (to === 'approved' || to === 'rejected');

function refusals(book: Book, requisition: Requisition, { to, says, by }: Move): string[] {
  const { status, heldFrom, dueDate } = requisition;
  if (status === 'on_hold' && to === heldFrom) return [];
  const found = requisitionMoves.find((one) => one.from.includes(status) && one.to === to);
  if (!found) return ['invalid_state_transition'];
  const active = activeLines(requisition);
  const needs = (what: string) => found.needs?.includes(what) ?? false;
  const isHeard = isVerdict(status, to) && !(needs('reason') && !says);
  const words = isHeard ? unheard(book, requisition, by, to) : {};
  if (isHeard && to === 'approved' && !isLastWord(book, requisition, by)) return broken(words);
  return broken({
    ...words,
    ...(status === 'draft' && to === 'approved' && atOnce(book, requisition, by)),
    forbidden: isVerdict(status, to)
      ? !mayApprove('procurement', by)
      : to === 'pending_approval' && !maySend('procurement', by),
    no_lines: needs('lines') && active.length === 0,
    due_date_required: needs('due_date') && !dueDate,
    required: needs('reason') && !says,
    no_accepted_supply: needs('allocation') && !requisition.allocations.some(({ accepted }) => accepted),
    nothing_closed_short: needs('closed_short') && !active.some(({ closedShort }) => closedShort > 0),
    in_use: needs('no_dependents') && hasDependents(book, requisition),
  });
}

/** A draft is approved at once by whoever may, and did not make it, where no route is for it. */
const atOnce = (book: Book, requisition: Requisition, by: number) => ({
  self_approval: book.profile.noSelfApproval && by === owner,
  approval_route: routeOf(book, requisition) !== undefined,
});

const hasDependents = (book: Book, requisition: Requisition) =>
  requisition.receipts.some(({ reversed, parts }) => !reversed && parts.some(({ kept }) => kept > 0)) ||
  book.invoices.some(
    ({ status, lines }) => status !== 'cancelled' && lines.some((line) => line.requisition === requisition),
  );

function move(book: Book, requisition: Requisition, { to, by }: Move) {
  const from = requisition.status;
  if (isVerdict(from, to) && !say(book, requisition, by, to)) return;
  requisition.status = to;
  if (from === 'on_hold') requisition.heldFrom = null;
  else if (to === 'on_hold') requisition.heldFrom = from;
  else if (to === 'approved') requisition.approvedTotal = plannedTotal(requisition);
  else if (['pending_approval', 'rejected', 'draft'].includes(to)) requisition.approvedTotal = null;
  else if (to === 'completed') closeShort(book, requisition);
  else if (from === 'completed') for (const line of requisition.lines) line.closedShort = 0;
  if (to === 'cancelled') for (const one of requisition.allocations) one.accepted = false;
  if (from === 'draft' && to === 'pending_approval') requisition.sentBy = by;
  if (to === 'draft' && from !== 'on_hold') requisition.sentBy = null;
  followStatus(book, requisition);
  follow(book, requisition);
}

/** What did not come is not expected any more, and who has not begun to deliver is let go. */
function closeShort(book: Book, requisition: Requisition) {
  for (const line of activeLines(requisition)) {
    const missing = line.quantity - receivedOf(requisition, line);
    if (missing > 0) line.closedShort = missing;
  }
  for (const line of requisition.lines)
    for (const one of acceptedOf(requisition, line))
      if (processedOf(book, requisition, one) === 0) one.accepted = false;
}
