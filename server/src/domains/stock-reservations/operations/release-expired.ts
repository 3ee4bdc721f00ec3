import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { openReservation } from '../open-reservation.ts';
import { releaseHeld } from '../release-held.ts';

/** The end of a reservation. One that was issued or released meanwhile is left as it is. */
export const releaseExpired = command({
  name: 'stock-reservations.release-expired',
  summary: words('Release a reservation whose time is over', 'Снять истёкший резерв'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: object({}),

  async run(ctx, { id }) {
    ctx.nothingChanged();
    const { held, before } = await openReservation(ctx, id);
    const isOver = before.expiresAt !== null && before.expiresAt <= portalNow().toISOString();
    if (before.status === 'active' && isOver) await releaseHeld(ctx, held, [{ before, reason: 'expired' }]);
    return {};
  },
});
