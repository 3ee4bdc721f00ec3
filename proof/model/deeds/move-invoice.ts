import fc from 'fast-check';
import { followStatus, isLastWord, say, unheard } from '../approval.ts';
import type { Book, Invoice } from '../book.ts';
import { acceptedOf, isSettled, isStanding, paidOf } from '../counted.ts';
import { as, broken, deed, type Place, type Plan, pick, which } from '../deed.ts';
import { sum } from '../figures.ts';
import { invoiceMoves, paidOrNot } from '../flow.ts';
import { mayApprove, maySend, owner } from '../people.ts';
import { closed, followLines, url } from './invoices.ts';

const targets = fc.constantFrom(
  'pending_approval',
  'approved',
  'approved',
  'rejected',
  'received',
  'disputed',
  'cancelled',
  'paid',
);

export const moveInvoice = deed(
  'move an invoice',
  { of: which, to: targets, says: fc.boolean(), insists: fc.boolean() },
  ({ of, to, says, insists }, book, place) => {
    const invoice = pick(book.invoices, of);
    return invoice && movingInvoice(book, place, invoice, { to, says, insists, by: owner });
  },
);

interface Move {
  to: string;
  says: boolean;
  insists: boolean;
  by: number;
}

export function movingInvoice(book: Book, place: Place, invoice: Invoice, asked: Move): Plan {
  const { to, says, insists, by } = asked;
  const reasons = { ...(says && { reason: 'так решили' }), ...(insists && { overrideReason: 'договорились' }) };
  const found = to === invoice.status ? [] : refusals(book, invoice, asked);
  return {
    call: ['PATCH', `${url}/${invoice.id}/status`, { status: to, ...reasons }, as(place, by)],
    refusals: insists ? found.filter((rule) => rule !== 'matching_blocked') : found,
    write() {
      if (to === invoice.status) return;
      if (isVerdict(invoice.status, to) && !say(book, invoice, by, to)) return;
      const before = isStanding(invoice);
      if (invoice.status === 'received' && to === 'pending_approval') invoice.sentBy = by;
      invoice.disputedFrom = to === 'disputed' ? invoice.status : null;
      invoice.status = paidOrNot(to, isSettled(invoice));
      followStatus(book, invoice);
      if (before !== isStanding(invoice)) followLines(book, invoice.lines);
    },
  };
}

const isVerdict = (status: string, to: string): to is 'approved' | 'rejected' =>
  status === 'pending_approval' && (to === 'approved' || to === 'rejected');

function refusals(book: Book, invoice: Invoice, { to, says, by }: Move): string[] {
  const { status, disputedFrom, lines } = invoice;
  if (status === 'disputed' && to === disputedFrom) return [];
  const found = invoiceMoves.find((one) => one.from.includes(status) && one.to === to);
  if (!found) return ['invalid_state_transition'];
  const needs = (what: string) => found.needs?.includes(what) ?? false;
  const isHeard = isVerdict(status, to) && !(needs('reason') && !says);
  const words = isHeard ? unheard(book, invoice, by, to) : {};
  if (isHeard && to === 'approved' && !isLastWord(book, invoice, by)) return broken(words);
  const ids = lines.map(({ id }) => id);
  const received = book.requisitions
    .flatMap(({ receipts }) => receipts.filter(({ reversed }) => !reversed))
    .flatMap(({ parts }) => parts);
  return broken({
    ...words,
    forbidden: isVerdict(status, to)
      ? !mayApprove('invoice', by)
      : to === 'pending_approval' && !maySend('invoice', by),
    required: needs('reason') && !says,
    matching_blocked: needs('matching') && isBlocked(book, invoice),
    has_payments: needs('no_payments') && paidOf(invoice) > 0,
    has_receipts:
      needs('no_receipts') && received.some(({ invoiceLine }) => invoiceLine !== null && ids.includes(invoiceLine)),
    requisition_not_open:
      status === 'rejected' &&
      to === 'received' &&
      lines.some(({ requisition }) => closed.includes(requisition.status)),
  });
}

/** More is invoiced of a line than was accepted of its supplier, or another supplier was accepted. */
function isBlocked(book: Book, invoice: Invoice): boolean {
  if (!book.profile.blocks) return false;
  return invoice.lines.some(({ requisition, line }) => {
    const decided = acceptedOf(requisition, line);
    const own = decided.filter(({ supplier }) => supplier === invoice.supplier);
    const all = book.invoices.filter(
      (one) => one === invoice || (one.supplier === invoice.supplier && isStanding(one)),
    );
    const invoiced = sum(all.flatMap(({ lines }) => lines.map((one) => (one.line === line ? one.quantity : 0))));
    return (decided.length > 0 && own.length === 0) || invoiced > sum(own.map(({ quantity }) => quantity));
  });
}
