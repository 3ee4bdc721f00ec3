import { todayText } from '../price-lists/today.ts';
import { owedText } from './owed-text.ts';

/** Something is owed, and its day is over where the company works; our own SQL beside an invoice `inv`. */
export const overdueText = `coalesce(inv.due_date < ${todayText} and ${owedText} > 0
  and inv.status not in ('cancelled', 'rejected'), false)`;
