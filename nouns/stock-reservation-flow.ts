import { lifecycle, status } from './kit/lifecycle.ts';
import { words } from './kit/words.ts';

/** Stock is held back until it is issued or let go. */
export const stockReservationFlow = lifecycle({
  initial: 'active',
  statuses: {
    active: status('Reserved', 'В резерве', 'accent', { action: words('Take back', 'Вернуть в резерв') }),
    issued: status('Issued', 'Выдан', 'good', { action: words('Issue', 'Выдать') }),
    released: status('Released', 'Снят', 'neutral', { action: words('Release', 'Снять резерв') }),
  },
  moves: {
    issue: { from: ['active'], to: 'issued', permission: 'stock.adjust' },
    take_back: { from: ['issued'], to: 'active', permission: 'stock.adjust' },
    release: { from: ['active'], to: 'released', permission: 'stock.reserve' },
  },
});
