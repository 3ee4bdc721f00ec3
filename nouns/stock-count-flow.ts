import { lifecycle, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** A count begins with what should lie there and ends once: with its differences posted, or with nothing. */
export const stockCountFlow = lifecycle({
  initial: 'counting',
  statuses: {
    counting: status('Being counted', 'Идёт подсчёт', 'accent'),
    posted: status('Posted', 'Проведена', 'good', { action: words('Post the differences', 'Провести расхождения') }),
    cancelled: status('Cancelled', 'Отменена', 'neutral', { action: words('Cancel the count', 'Отменить') }),
  },
  moves: {
    post: { from: ['counting'], to: 'posted', permission: 'stock.adjust' },
    cancel: { from: ['counting'], to: 'cancelled', permission: 'stock.adjust' },
  },
});
