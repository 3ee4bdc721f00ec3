import type { StockReservation } from '../../../../nouns/stock-reservation.ts';
import { Exact } from '../../kernel/values/decimal.ts';

/** What a reservation has not issued yet, in the unit of its line. */
export const leftOf = ({ quantity, issuedQuantity }: Pick<StockReservation, 'quantity' | 'issuedQuantity'>) =>
  new Exact(quantity).minus(issuedQuantity);
