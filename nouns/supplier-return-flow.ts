import { lifecycle, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** Goods went back, and the supplier owes for them until his credit note has come. */
export const supplierReturnFlow = lifecycle({
  initial: 'awaiting_credit',
  statuses: {
    awaiting_credit: status('Awaiting credit', 'Ожидает возмещения', 'warning', {
      action: words('Withdraw the credit', 'Убрать возмещение'),
    }),
    credited: status('Credited', 'Возмещён', 'good', { action: words('Record a credit', 'Внести возмещение') }),
    cancelled: status('Cancelled', 'Отменён', 'neutral', { action: words('Cancel the return', 'Отменить возврат') }),
  },
  moves: {
    credit: { from: ['awaiting_credit'], to: 'credited', permission: 'invoices.update' },
    withdraw_credit: { from: ['credited'], to: 'awaiting_credit', permission: 'invoices.update' },
    cancel: { from: ['awaiting_credit'], to: 'cancelled', permission: 'stock.receive' },
  },
});
