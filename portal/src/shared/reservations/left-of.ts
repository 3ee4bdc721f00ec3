import { restOf } from '../../kit/rest-of.ts';
import type { Reservation } from './reservations-query.ts';

/** What a reservation has not issued yet. */
export const leftOf = ({ quantity, issuedQuantity }: Pick<Reservation, 'quantity' | 'issuedQuantity'>): string =>
  restOf(quantity, issuedQuantity);
