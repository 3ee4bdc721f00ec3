import { say, type Words, words } from '../../kit/say.ts';
import type { Stage } from './queries.ts';

type Status = Stage['statuses'][number];

/** Statuses of a requisition, in the order of its life. */
const statuses: Readonly<Record<Status, Words>> = {
  draft: words('Draft', 'Черновик'),
  pending_approval: words('Awaiting approval', 'На согласовании'),
  approved: words('Approved', 'Согласована'),
  rejected: words('Rejected', 'Отклонена'),
  in_sourcing: words('In sourcing', 'Сбор предложений'),
  supplier_selected: words('Supplier selected', 'Поставщик выбран'),
  awaiting_delivery: words('Awaiting delivery', 'Ожидает поставки'),
  partially_received: words('Partially received', 'Получена частично'),
  completed: words('Completed', 'Завершена'),
  on_hold: words('On hold', 'Приостановлена'),
  cancelled: words('Cancelled', 'Отменена'),
};

export const statusOptions = () =>
  (Object.keys(statuses) as Status[]).map((value) => ({ value, label: say(statuses[value]) }));

export const namesOfStatuses = (given: readonly Status[]) => given.map((status) => say(statuses[status])).join(', ');
