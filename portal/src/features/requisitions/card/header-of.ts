import type { Difference } from '../../../kit/form/conflict-note.tsx';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Header } from '../create/header-fields.tsx';
import { priorities } from '../names.ts';
import type { RequisitionCard } from '../queries.ts';

/** The header of a requisition as the form holds it. */
export const headerOf = (card: RequisitionCard, customerName: string | undefined): Header => ({
  title: card.title,
  dueDate: card.dueDate ?? '',
  deliveryWarehouseId: card.deliveryWarehouseId,
  customer: card.customerId ? { id: card.customerId, label: customerName ?? '…' } : null,
  responsibleId: card.responsibleId,
  priority: card.priority,
  comment: card.comment ?? '',
  customFields: card.customFields,
});

/** Where what was typed differs from what somebody else has saved. */
export function headerDifferences(mine: Header, theirs: Header, nameOf: (id: string | null) => string): Difference[] {
  const rows: Array<[label: string, show: (header: Header) => string]> = [
    [say('Title', 'Название'), ({ title }) => title],
    [say('Due date', 'Срок поставки'), ({ dueDate }) => showDay(dueDate)],
    [say('Customer', 'Заказчик'), ({ customer }) => customer?.label ?? ''],
    [say('Responsible', 'Ответственный'), ({ responsibleId }) => nameOf(responsibleId)],
    [say('Priority', 'Приоритет'), ({ priority }) => say(priorities[priority])],
    [say('Comment', 'Комментарий'), ({ comment }) => comment],
  ];
  return rows
    .map(([label, show]) => ({ label, mine: show(mine), theirs: show(theirs) }))
    .filter((row) => row.mine !== row.theirs);
}
