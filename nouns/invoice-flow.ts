import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const requirements = ['reason', 'not_author', 'matching', 'no_payments', 'no_receipts'] as const;

export type InvoiceRequirement = (typeof requirements)[number];

const statuses = {
  received: status('Received', 'Получен', 'neutral', { action: words('Take back to work', 'Вернуть в работу') }),
  pending_approval: status('Awaiting approval', 'На согласовании', 'warning', {
    action: words('Send for approval', 'На согласование'),
  }),
  approved: status('Approved', 'Согласован', 'accent', { action: words('Approve', 'Согласовать') }),
  rejected: status('Rejected', 'Отклонён', 'bad', { action: words('Reject', 'Отклонить') }),
  disputed: status('Disputed', 'Оспаривается', 'bad', { action: words('Dispute', 'Оспорить') }),
  paid: status('Paid', 'Оплачен', 'good'),
  cancelled: status('Cancelled', 'Аннулирован', 'neutral', {
    action: words('Cancel the invoice', 'Аннулировать'),
  }),
};

export type InvoiceStatus = keyof typeof statuses;

type Declared = Move<InvoiceStatus, InvoiceRequirement>;

/** A person asks for it. */
const asked = (
  from: Declared['from'],
  to: InvoiceStatus,
  right: 'update' | 'status',
  ...requires: InvoiceRequirement[]
): Declared => ({ from, to, permission: `invoices.${right}`, requires });

/** It follows from payments or from changed lines, and is never asked for. */
const automatic = (from: Declared['from'], to: InvoiceStatus): Declared => ({
  ...{ from, to },
  permission: null,
  isAutomatic: true,
});

/** Every move of an incoming invoice: where from, where to, by whom, on what condition. Nothing else decides a status. */
export const invoiceFlow = lifecycle({
  initial: 'received',
  statuses,
  moves: {
    submit: asked(['received'], 'pending_approval', 'update'),
    approve: asked(['pending_approval'], 'approved', 'status', 'not_author', 'matching'),
    reject: asked(['received', 'pending_approval'], 'rejected', 'status', 'reason'),
    recall: asked(['pending_approval', 'rejected'], 'received', 'update'),
    dispute: asked(['received', 'pending_approval', 'approved'], 'disputed', 'update', 'reason'),
    // A settled dispute returns an invoice to where it was disputed, and nowhere else.
    settle_received: asked(['disputed'], 'received', 'update'),
    settle_pending_approval: asked(['disputed'], 'pending_approval', 'update'),
    settle_approved: asked(['disputed'], 'approved', 'update'),
    cancel: asked(
      ['received', 'pending_approval', 'approved', 'rejected', 'disputed', 'paid'],
      'cancelled',
      'status',
      ...(['no_payments', 'no_receipts'] as const),
    ),
    pay: automatic(['approved'], 'paid'),
    unpay: automatic(['paid'], 'approved'),
    revise: automatic(['approved'], 'received'),
  },
});

export type InvoiceMove = keyof typeof invoiceFlow.moves;

/** In these an invoice is owed: it counts as invoiced, and its prices are matched. */
export const standingStatuses: readonly InvoiceStatus[] = [
  'received',
  'pending_approval',
  'approved',
  'disputed',
  'paid',
];
