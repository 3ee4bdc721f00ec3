import type { StockReservation } from '../../../../../nouns/stock-reservation.ts';
import { stockReservationFlow } from '../../../../../nouns/stock-reservation-flow.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { openReservation } from '../open-reservation.ts';
import { releaseHeld } from '../release-held.ts';
import { reservationKeeping, stockReservation } from '../stock-reservation.ts';

export const releaseReservation = command({
  name: 'stock-reservations.release-reservation',
  summary: words('Release a stock reservation', 'Снять резерв'),
  description: 'What it still holds back is available again; what was issued of it stays issued.',
  ...reservationKeeping,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: stockReservation.view,

  async run(ctx, { id }) {
    const { held, before } = await openReservation(ctx, id);
    nextStatus(stockReservationFlow, 'release', before.status);
    const [released] = await releaseHeld(ctx, held, [{ before, reason: 'by_hand' }]);
    return released as StockReservation;
  },
});
