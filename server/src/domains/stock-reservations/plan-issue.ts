import type { StockReservation } from '../../../../nouns/stock-reservation.ts';
import { invalid, words } from '../../kernel/problems/errors.ts';
import { tooMuch } from '../../kernel/problems/too-much.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { quantityFaults } from '../../kernel/values/quantity-faults.ts';
import { leftOf } from './left-of.ts';

interface Issue {
  quantity: string;
  /** The same in the base unit of the item. */
  inBase: string;
  /** Nothing is left of the reservation. */
  isWhole: boolean;
}

/** How much is issued of a reservation: what is asked, or all that is left; the last of it takes whatever is still held back. */
export function planIssue(reservation: StockReservation, asked: string | undefined): Issue {
  const left = leftOf(reservation);
  const quantity = asked ?? left.toFixed();
  const faults = quantityFaults(quantity, '/quantity', reservation.uom);
  if (left.lt(quantity)) faults.push(overReserved(reservation, left.toFixed(), quantity));
  if (faults.length > 0) throw invalid(faults);
  const isWhole = left.eq(quantity);
  const share = new Exact(reservation.heldQuantity).times(quantity).div(left).toDecimalPlaces(6);
  return { quantity, inBase: isWhole ? reservation.heldQuantity : share.toFixed(), isWhole };
}

const overReserved = ({ quantity, issuedQuantity }: StockReservation, limit: string, asked: string) =>
  tooMuch(
    '/quantity',
    'over_reserved',
    {
      left: limit,
      asked,
      why: words(
        `${quantity} was reserved, ${issuedQuantity} was issued`,
        `зарезервировано ${quantity}, выдано ${issuedQuantity}`,
      ),
    },
    { limit, quantity, issuedQuantity },
  );
