import type { Permission } from '../../../../nouns/kit/rights.ts';
import { lifecycle, type Move } from '../../kernel/lifecycle.ts';

/** What a move asks for, each a guard of its own name; `check-move.ts` keeps them. */
export const requirements = ['reason', 'not_author', 'matching', 'no_payments', 'no_receipts'] as const;

export type Requirement = (typeof requirements)[number];

interface FlowMove extends Move {
  /** Null for a move that follows from the figures and is never asked for. */
  readonly permission: Permission | null;
  readonly requires: readonly Requirement[];
}

const move = <const From extends readonly string[], const To extends string>(
  from: From,
  to: To,
  permission: Permission | null,
  requires: readonly Requirement[] = [],
) => ({ from, to, permission, requires }) satisfies FlowMove;

const edit = 'invoices.update';
const decide = 'invoices.status';

/** Every move of an incoming invoice: where from, where to, by whom, on what condition. Nothing else decides a status. */
export const invoiceMoves = {
  submit: move(['received'], 'pending_approval', edit),
  approve: move(['pending_approval'], 'approved', decide, ['not_author', 'matching']),
  reject: move(['received', 'pending_approval'], 'rejected', decide, ['reason']),
  recall: move(['rejected'], 'received', edit),
  dispute: move(['received', 'pending_approval', 'approved'], 'disputed', edit, ['reason']),
  // A settled dispute returns an invoice to where it was disputed, and nowhere else.
  settle_received: move(['disputed'], 'received', edit),
  settle_pending_approval: move(['disputed'], 'pending_approval', edit),
  settle_approved: move(['disputed'], 'approved', edit),
  cancel: move(['received', 'pending_approval', 'approved', 'rejected', 'disputed', 'paid'], 'cancelled', decide, [
    'no_payments',
    'no_receipts',
  ]),
  // These follow from payments, and from lines changed after approval.
  pay: move(['approved'], 'paid', null),
  unpay: move(['paid'], 'approved', null),
  revise: move(['approved'], 'received', null),
} as const;

export type InvoiceMove = keyof typeof invoiceMoves;

export const invoiceLifecycle = lifecycle('received', invoiceMoves);

type InvoiceStatus = (typeof invoiceLifecycle.statuses)[number];

export const declared: Readonly<Record<InvoiceMove, FlowMove>> = invoiceMoves;

/** In these an invoice is owed: it counts as invoiced, and its prices are matched. */
export const standingStatuses: readonly InvoiceStatus[] = [
  'received',
  'pending_approval',
  'approved',
  'disputed',
  'paid',
];
