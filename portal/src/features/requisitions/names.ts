import { type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import type { Priority, RequisitionStatus, SupplierStatus } from './queries.ts';

export const statuses: Readonly<Record<RequisitionStatus, { name: Words; tone: Tone }>> = {
  draft: { name: words('Draft', 'Черновик'), tone: 'neutral' },
  pending_approval: { name: words('Awaiting approval', 'На согласовании'), tone: 'warning' },
  approved: { name: words('Approved', 'Согласована'), tone: 'accent' },
  rejected: { name: words('Rejected', 'Отклонена'), tone: 'bad' },
  in_sourcing: { name: words('In sourcing', 'Сбор предложений'), tone: 'accent' },
  supplier_selected: { name: words('Supplier selected', 'Поставщик выбран'), tone: 'accent' },
  awaiting_delivery: { name: words('Awaiting delivery', 'Ожидает поставки'), tone: 'accent' },
  partially_received: { name: words('Partially received', 'Получена частично'), tone: 'warning' },
  completed: { name: words('Completed', 'Завершена'), tone: 'good' },
  on_hold: { name: words('On hold', 'Приостановлена'), tone: 'neutral' },
  cancelled: { name: words('Cancelled', 'Отменена'), tone: 'bad' },
};

/** What moving to a status is called on a button. */
export const moves: Readonly<Record<RequisitionStatus, Words>> = {
  draft: words('Return to draft', 'Вернуть в черновик'),
  pending_approval: words('Send for approval', 'Отправить на согласование'),
  approved: words('Approve', 'Согласовать'),
  rejected: words('Reject', 'Отклонить'),
  in_sourcing: words('Start sourcing', 'Взять в работу'),
  supplier_selected: words('Supplier selected', 'Поставщик выбран'),
  awaiting_delivery: words('Order', 'Передать в поставку'),
  partially_received: words('Reopen the delivery', 'Вернуть в приёмку'),
  completed: words('Close short', 'Закрыть с недопоставкой'),
  on_hold: words('Put on hold', 'Приостановить'),
  cancelled: words('Cancel the requisition', 'Отменить заявку'),
};

export const priorities: Readonly<Record<Priority, Words>> = {
  low: words('Low', 'Низкий'),
  normal: words('Normal', 'Обычный'),
  high: words('High', 'Высокий'),
  urgent: words('Urgent', 'Срочный'),
};

export const supplierStatuses: Readonly<Record<SupplierStatus, { name: Words; tone: Tone }>> = {
  candidate: { name: words('Not asked yet', 'Не запрошен'), tone: 'neutral' },
  invited: { name: words('Asked', 'Запрос отправлен'), tone: 'accent' },
  declined: { name: words('Declined', 'Отказался'), tone: 'warning' },
  quoted: { name: words('Answered', 'Ответил'), tone: 'good' },
  excluded: { name: words('Excluded', 'Исключён'), tone: 'bad' },
  selected: { name: words('Selected', 'Выбран'), tone: 'good' },
  not_selected: { name: words('Not selected', 'Не выбран'), tone: 'neutral' },
};

/** How the fields of a requisition are called where a change of them is told. */
export const fieldNames: Readonly<Record<string, Words>> = {
  title: words('title', 'название'),
  priority: words('priority', 'приоритет'),
  customerId: words('customer', 'заказчик'),
  responsibleId: words('responsible', 'ответственный'),
  dueDate: words('due date', 'срок'),
  deliveryWarehouseId: words('warehouse', 'склад'),
  deliveryAddress: words('address', 'адрес доставки'),
  stage: words('stage', 'этап'),
  plannedTotal: words('planned total', 'плановая сумма'),
  actualTotal: words('actual total', 'фактическая сумма'),
  lineCount: words('lines', 'позиции'),
  selectedSupplier: words('selected supplier', 'выбранный поставщик'),
  supplyCoverage: words('coverage', 'обеспечение'),
  invoiceCoverage: words('invoiced', 'выставленные счета'),
  receiptCoverage: words('received', 'получение'),
  comment: words('comment', 'комментарий'),
  tags: words('tags', 'метки'),
  budgetAmount: words('budget', 'бюджет'),
  budgetCode: words('budget code', 'статья бюджета'),
  customFields: words('custom fields', 'дополнительные поля'),
};
