import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
export const salesInvoiceRequirements = [
  ...(['rows', 'customer', 'seller', 'totals'] as const),
  ...(['approval', 'reason', 'not_author', 'no_payments'] as const),
];

export type SalesInvoiceRequirement = (typeof salesInvoiceRequirements)[number];

const statuses = {
  draft: status('Draft', 'Черновик', 'neutral', { action: words('Send back for rework', 'Вернуть на доработку') }),
  pending_approval: status('Awaiting approval', 'На согласовании', 'warning', {
    action: words('Send for approval', 'На согласование'),
  }),
  approved: status('Approved', 'Согласован', 'accent', { action: words('Approve', 'Согласовать') }),
  issued: status('Issued', 'Выставлен', 'accent', { action: words('Issue', 'Выставить') }),
  sent: status('Sent', 'Отправлен', 'good', { action: words('Send', 'Отправить') }),
  void: status('Void', 'Аннулирован', 'bad', { action: words('Void', 'Аннулировать') }),
  cancelled: status('Cancelled', 'Отменён', 'neutral', { action: words('Cancel', 'Отменить') }),
};

export type SalesInvoiceStatus = keyof typeof statuses;

type Declared = Move<SalesInvoiceStatus, SalesInvoiceRequirement>;

/** A person asks for it. */
const asked = (
  from: Declared['from'],
  to: SalesInvoiceStatus,
  right: 'submit' | 'approve' | 'issue' | 'send' | 'void' | 'update',
  ...requires: SalesInvoiceRequirement[]
): Declared => ({ from, to, permission: `sales_invoices.${right}`, requires });

const whole = ['rows', 'customer', 'seller', 'totals'] as const;

/** Every move of a sales invoice. How far it is paid is no status: `paymentStatus` says it. */
export const salesInvoiceFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    submit: asked(['draft'], 'pending_approval', 'submit', ...whole),
    approve: asked(['pending_approval'], 'approved', 'approve', 'not_author'),
    reject: asked(['pending_approval'], 'draft', 'approve', 'reason'),
    recall: asked(['pending_approval'], 'draft', 'update'),
    // From a draft only where the company asks for no approval.
    issue: asked(['draft', 'approved'], 'issued', 'issue', 'approval', ...whole),
    send: asked(['issued'], 'sent', 'send'),
    void: asked(['issued', 'sent'], 'void', 'void', 'reason', 'no_payments'),
    cancel: asked(['draft', 'pending_approval', 'approved'], 'cancelled', 'update', 'reason'),
    // An approval, asked for or given, does not outlive the content it is about.
    revise: { from: ['pending_approval', 'approved'], to: 'draft', permission: null, isAutomatic: true },
  },
});

export type SalesInvoiceMove = keyof typeof salesInvoiceFlow.moves;

/** In these it asks for nothing any more, and what it was made of may be invoiced anew. */
export const endedStatuses: readonly SalesInvoiceStatus[] = ['void', 'cancelled'];

/** In these an invoice has its number, is owed and takes payments. */
export const owedStatuses: readonly SalesInvoiceStatus[] = ['issued', 'sent'];
