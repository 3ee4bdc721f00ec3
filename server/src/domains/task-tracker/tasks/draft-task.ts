import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { TaskDraft } from '../../../kernel/integrations/ports/task-tracker.ts';
import { cutText } from '../../../kernel/values/storable-text.ts';

interface Wanted {
  /** Instead of the number and the title of the requisition. */
  heading?: string | undefined;
  columnId: string;
  assigneeId: string | null;
  publicUrl: string;
}

/** What a task says of a requisition. Prices, comments and suppliers stay here: the tracker is read by others. */
export const draftTask = (
  { id, number, title, dueDate }: Requisition,
  { heading, columnId, assigneeId, publicUrl }: Wanted,
): TaskDraft => ({
  title: heading ?? cutText(`${number}: ${title}`, 300),
  lines: [
    `Заявка на закупку ${number}: ${title}`,
    ...(dueDate ? [`Срок поставки: ${dueDate.split('-').reverse().join('.')}`] : []),
    `${publicUrl}/purchase-requisitions/${id}`,
  ],
  columnId,
  assigneeIds: assigneeId === null ? [] : [assigneeId],
  deadline: dueDate,
  mark: number,
});
