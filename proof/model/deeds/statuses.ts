import fc from 'fast-check';
import type { Book, Requisition } from '../book.ts';
import { acceptedOf, activeLines, plannedTotal, receivedOf } from '../counted.ts';
import { broken, deed, type Plan, pick, which } from '../deed.ts';
import { follow, requisitionMoves, requisitionStatuses } from '../flow.ts';
import { base, processedOf } from './requisitions.ts';

export const moveRequisition = deed(
  'move a requisition',
  { of: which, to: fc.constantFrom(...requisitionStatuses), says: fc.boolean() },
  ({ of, to, says }, book) => {
    const requisition = pick(book.requisitions, of);
    return requisition && moving(book, requisition, to, says);
  },
);

/** Approved, or brought back to where it was held. */
export const approve = deed('approve a requisition', { of: which }, ({ of }, book) => {
  const requisition = pick(book.requisitions, of);
  return requisition && moving(book, requisition, requisition.heldFrom ?? 'approved', true);
});

const moving = (book: Book, requisition: Requisition, to: string, says: boolean): Plan => ({
  call: ['PATCH', `${base}/${requisition.id}/status`, { status: to, ...(says && { reason: 'так решили' }) }],
  refusals: requisition.status === to ? [] : refusals(book, requisition, to, says),
  write() {
    if (requisition.status !== to) move(book, requisition, to);
  },
});

function refusals(book: Book, requisition: Requisition, to: string, says: boolean): string[] {
  const { status, heldFrom, dueDate } = requisition;
  if (status === 'on_hold' && to === heldFrom) return [];
  const found = requisitionMoves.find((one) => one.from.includes(status) && one.to === to);
  if (!found) return ['invalid_state_transition'];
  const active = activeLines(requisition);
  const needs = (what: string) => found.needs?.includes(what) ?? false;
  return broken({
    no_lines: needs('lines') && active.length === 0,
    due_date_required: needs('due_date') && !dueDate,
    required: needs('reason') && !says,
    no_accepted_supply: needs('allocation') && !requisition.allocations.some(({ accepted }) => accepted),
    nothing_closed_short: needs('closed_short') && !active.some(({ closedShort }) => closedShort > 0),
    in_use: needs('no_dependents') && hasDependents(book, requisition),
  });
}

const hasDependents = (book: Book, requisition: Requisition) =>
  requisition.receipts.some(({ reversed, parts }) => !reversed && parts.some(({ kept }) => kept > 0)) ||
  book.invoices.some(
    ({ status, lines }) => status !== 'cancelled' && lines.some((line) => line.requisition === requisition),
  );

function move(book: Book, requisition: Requisition, to: string) {
  const from = requisition.status;
  requisition.status = to;
  if (from === 'on_hold') requisition.heldFrom = null;
  else if (to === 'on_hold') requisition.heldFrom = from;
  else if (to === 'approved') requisition.approvedTotal = plannedTotal(requisition);
  else if (['pending_approval', 'rejected', 'draft'].includes(to)) requisition.approvedTotal = null;
  else if (to === 'completed') closeShort(book, requisition);
  else if (from === 'completed') for (const line of requisition.lines) line.closedShort = 0;
  if (to === 'cancelled') for (const one of requisition.allocations) one.accepted = false;
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
