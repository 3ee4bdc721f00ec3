import type { Accepted } from './answers.ts';
import { micro, most } from './exact.ts';
import type { Offer } from './matrix.ts';

/** What papers name stays: the most of what was asked for, invoiced and received. */
export function floorOf(own: Accepted | undefined): Pick<Offer, 'floor' | 'lock'> {
  if (!own) return { floor: 0n, lock: null };
  const { requestedQuantity: requested, invoicedQuantity: invoiced, receivedQuantity: received } = own;
  const floor = [requested, invoiced, received].map(micro).reduce(most);
  return { floor, lock: floor === 0n ? null : { requested, invoiced, received } };
}
