import fc from 'fast-check';
import { approvedRecords, turnOf } from '../approval.ts';
import type { Approved, Book } from '../book.ts';
import { deed, type Place, type Plan, pick, which } from '../deed.ts';
import { people } from '../people.ts';
import { movingInvoice } from './move-invoice.ts';
import { movingProposal } from './proposals.ts';
import { movingSale } from './sales.ts';
import { movingRequisition } from './statuses.ts';

const everybody = [...people.keys()];
const mostly = fc.nat({ max: 5 }).map((luck) => luck > 0);

/** Somebody says yes or no to what waits: mostly one whose turn it is. */
export const saySo = deed(
  'say yes or no to what waits',
  { of: which, by: which, isAsked: mostly, approves: mostly, says: mostly },
  ({ of, by, isAsked, approves, says }, book, place) => {
    const record = pick(
      approvedRecords(book).filter(({ status }) => status === 'pending_approval'),
      of,
    );
    if (!record) return undefined;
    const turn = turnOf(book, record);
    const who = pick(isAsked && turn.length > 0 ? turn : everybody, by) as number;
    return moving(book, place, record, { to: approves ? 'approved' : 'rejected', says, by: who });
  },
);

/** Somebody sends what may be sent for approval. */
export const send = deed('send for approval', { of: which, by: which }, ({ of, by }, book, place) => {
  const record = pick(
    approvedRecords(book).filter(({ status }) => status === 'draft' || status === 'received'),
    of,
  );
  const who = pick(everybody, by) as number;
  return record && moving(book, place, record, { to: 'pending_approval', says: false, by: who });
});

interface Move {
  to: 'pending_approval' | 'approved' | 'rejected';
  says: boolean;
  by: number;
}

const ofSales = { pending_approval: 'submit-approval', approved: 'approve', rejected: 'reject' };

function moving(book: Book, place: Place, record: Approved, { to, says, by }: Move): Plan | undefined {
  if (record.kind === 'procurement') return movingRequisition(book, place, record, { to, says, by });
  if (record.kind === 'invoice') return movingInvoice(book, place, record, { to, says, insists: true, by });
  if (record.kind === 'commercial_proposal') return movingProposal(book, place, record, { to, by });
  return movingSale(book, place, record, { at: ofSales[to], by });
}
