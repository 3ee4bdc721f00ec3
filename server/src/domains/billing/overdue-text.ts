import { todayText } from '../price-lists/today.ts';

/** Something is owed, and its day is over where the company works; our own SQL beside an invoice `inv`. */
export const overdueText = `coalesce(inv.due_date < ${todayText} and inv.gross > inv.paid_amount
  and inv.status not in ('cancelled', 'rejected'), false)`;
