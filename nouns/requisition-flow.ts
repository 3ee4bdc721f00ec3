import { lifecycle, type Move, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** What a move asks for, each checked under its own name. */
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

/** In the order of its life. */
const statuses = {
  draft: status('Draft', 'Черновик', 'neutral', {
    color: '#64748B',
    action: words('Return to draft', 'Вернуть в черновик'),
  }),
  pending_approval: status('Awaiting approval', 'На согласовании', 'warning', {
    color: '#B7791F',
    action: words('Send for approval', 'Отправить на согласование'),
  }),
  approved: status('Approved', 'Согласована', 'accent', {
    color: '#0C8599',
    action: words('Approve', 'Согласовать'),
  }),
  rejected: status('Rejected', 'Отклонена', 'bad', {
    color: '#C92A2A',
    action: words('Reject', 'Отклонить'),
  }),
  in_sourcing: status('In sourcing', 'Сбор предложений', 'accent', {
    color: '#228BE6',
    action: words('Start sourcing', 'Взять в работу'),
  }),
  supplier_selected: status('Supplier selected', 'Поставщик выбран', 'accent', {
    color: '#4C6EF5',
    action: words('Supplier selected', 'Поставщик выбран'),
  }),
  awaiting_delivery: status('Awaiting delivery', 'Ожидает поставки', 'accent', {
    color: '#7950F2',
    action: words('Order', 'Передать в поставку'),
  }),
  partially_received: status('Partially received', 'Получена частично', 'warning', {
    color: '#5C940D',
    action: words('Reopen the delivery', 'Вернуть в приёмку'),
  }),
  completed: status('Completed', 'Завершена', 'good', {
    color: '#2B8A3E',
    action: words('Close short', 'Закрыть с недопоставкой'),
  }),
  on_hold: status('On hold', 'Приостановлена', 'neutral', {
    color: '#868E96',
    action: words('Put on hold', 'Приостановить'),
  }),
  cancelled: status('Cancelled', 'Отменена', 'bad', {
    color: '#E03131',
    action: words('Cancel the requisition', 'Отменить заявку'),
  }),
};

export type RequisitionStatus = keyof typeof statuses;

const buying = ['approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery'] as const;
const open = ['draft', 'pending_approval', 'approved', 'rejected', ...buying.slice(1), 'partially_received'] as const;

type Declared = Move<RequisitionStatus, Requirement>;

type From = Declared['from'];

/** A person asks for it. */
const asked = (
  from: From,
  to: RequisitionStatus,
  right: 'status' | 'approve' | 'delete',
  ...requires: Requirement[]
): Declared => ({ from, to, permission: `purchase_requisitions.${right}`, requires });

/** The figures make it, nobody else. */
const automatic = (from: From, to: RequisitionStatus): Declared => ({ from, to, permission: null, isAutomatic: true });

const toApprove = ['lines', 'due_date', 'not_submitter', 'budget'] as const;

/** On hold a requisition returns to where it was held from, and nowhere else. */
const releases = Object.fromEntries(open.map((to) => [`release_${to}`, asked(['on_hold'], to, 'status')])) as Record<
  `release_${(typeof open)[number]}`,
  Declared
>;

/**
 * Every move of a requisition: where from, where to, by whom, on what condition. What else a move does stands in the server beside
 * the operation that makes it; nothing else decides a status.
 */
export const requisitionFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    submit: asked(['draft'], 'pending_approval', 'status', 'lines', 'due_date'),
    approve: asked(['pending_approval'], 'approved', 'approve', ...toApprove),
    approve_at_once: asked(['draft'], 'approved', 'approve', ...toApprove),
    reject: asked(['pending_approval'], 'rejected', 'approve', 'reason'),
    recall: asked(['pending_approval', 'rejected'], 'draft', 'status'),
    approve_again: automatic([...buying, 'partially_received'], 'pending_approval'),
    source: { ...asked(['approved'], 'in_sourcing', 'status'), isAutomatic: true },
    select: automatic(['approved', 'in_sourcing'], 'supplier_selected'),
    unselect: automatic(['supplier_selected'], 'in_sourcing'),
    order: {
      ...asked(['approved', 'in_sourcing', 'supplier_selected'], 'awaiting_delivery', 'status', 'allocation'),
      isAutomatic: true,
    },
    receive: automatic([...buying, 'completed'], 'partially_received'),
    take_back: automatic(['partially_received', 'completed'], 'awaiting_delivery'),
    complete: automatic([...buying, 'partially_received'], 'completed'),
    close_short: asked([...buying, 'partially_received'], 'completed', 'status', 'reason'),
    reopen_received: asked(['completed'], 'partially_received', 'approve', 'something_closed_short'),
    reopen: asked(['completed'], 'awaiting_delivery', 'approve', 'something_closed_short'),
    hold: asked(open, 'on_hold', 'status', 'reason'),
    ...releases,
    cancel: asked([...open, 'on_hold'], 'cancelled', 'delete', 'reason', 'no_dependents'),
  },
});

export type RequisitionMove = keyof typeof requisitionFlow.moves;

/** What changes how much of a requisition has come. */
export const receivedFacts = [
  'stock_received',
  'stock_receipt_reversed',
  'goods_returned',
  'goods_return_cancelled',
] as const;
