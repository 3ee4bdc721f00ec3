import { todayText } from '../price-lists/today.ts';

/** Something is owed, and its day is over where the company works; our own SQL beside an invoice `si`. */
export const overdueText = `coalesce(si.due_date < ${todayText} and si.gross_amount > si.paid_amount
  and si.status in ('issued', 'sent'), false)`;
