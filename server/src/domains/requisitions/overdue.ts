import { todayOf } from '../price-lists/today.ts';

/** Its day is over where the company works, and not all has come; our own SQL beside a requisition `req`. */
export const overdueText = `coalesce(req.due_date < ${todayOf('req').strings.join('')}
  and req.status not in ('completed', 'cancelled', 'rejected'), false)`;
