import { type Words, words } from '../../kernel/problems/errors.ts';
import type { RequisitionStatus } from './requisition-statuses.ts';

/** How each status is called and coloured. */
export const statusLooks: Readonly<Record<RequisitionStatus, { name: Words; color: string }>> = {
  draft: { name: words('Draft', 'Черновик'), color: '#64748B' },
  pending_approval: { name: words('Awaiting approval', 'На согласовании'), color: '#B7791F' },
  approved: { name: words('Approved', 'Согласована'), color: '#0C8599' },
  rejected: { name: words('Rejected', 'Отклонена'), color: '#C92A2A' },
  in_sourcing: { name: words('In sourcing', 'Сбор предложений'), color: '#228BE6' },
  supplier_selected: { name: words('Supplier selected', 'Поставщик выбран'), color: '#4C6EF5' },
  awaiting_delivery: { name: words('Awaiting delivery', 'Ожидает поставки'), color: '#7950F2' },
  partially_received: { name: words('Partially received', 'Получена частично'), color: '#5C940D' },
  completed: { name: words('Completed', 'Завершена'), color: '#2B8A3E' },
  on_hold: { name: words('On hold', 'Приостановлена'), color: '#868E96' },
  cancelled: { name: words('Cancelled', 'Отменена'), color: '#E03131' },
};
