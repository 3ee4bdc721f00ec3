import { lifecycle, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** A write expires by itself: no move leads there. One that was approved ends as it ended for the key that asked for it. */
export const pendingWriteFlow = lifecycle({
  initial: 'waiting',
  statuses: {
    waiting: status('Waits for a decision', 'Ждёт решения', 'accent'),
    approved: status('Approved', 'Одобрено', 'accent', { action: words('Approve', 'Одобрить') }),
    done: status('Done', 'Выполнено', 'good'),
    failed: status('Refused when it was done', 'Не выполнено', 'bad'),
    rejected: status('Rejected', 'Отклонено', 'neutral', { action: words('Reject', 'Отклонить') }),
    expired: status('Expired', 'Срок истёк', 'neutral'),
  },
  moves: {
    approve: { from: ['waiting', 'approved'], to: 'approved' },
    reject: { from: ['waiting'], to: 'rejected' },
    finish: { from: ['approved'], to: 'done', isAutomatic: true },
    fail: { from: ['approved'], to: 'failed', isAutomatic: true },
  },
});
