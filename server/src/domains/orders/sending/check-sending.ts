import { orderFlow } from '../../../../../nouns/purchase-order-flow.ts';
import { checkMove } from '../check-move.ts';
import type { HeldOrder } from '../hold-order.ts';

/** Refuses what may not go out. A revision that was sent may go out again, as it is, while its supplier may answer it. */
export function checkSending(held: Pick<HeldOrder, 'order' | 'lines'>): void {
  const { from } = orderFlow.moves.confirm;
  if (!(from as readonly string[]).includes(held.order.status)) checkMove(held, 'send');
}
