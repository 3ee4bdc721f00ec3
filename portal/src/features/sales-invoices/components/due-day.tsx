import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { SalesInvoice } from '../queries.ts';

/** The day by which it is to be paid; red when that is over and something is still owed. */
export function DueDay({ invoice: { dueDate, overdue } }: { invoice: Pick<SalesInvoice, 'dueDate' | 'overdue'> }) {
  return overdue ? (
    <span className="bad">
      {showDay(dueDate)} · {say('overdue', 'просрочен')}
    </span>
  ) : (
    showDay(dueDate)
  );
}
