import { stockCount } from './stock-count.ts';
import { stockCountLine } from './stock-count-line.ts';
import { stockMovement } from './stock-movement.ts';
import { stockReceipt } from './stock-receipt.ts';
import { stockReservation } from './stock-reservation.ts';
import { supplierReturn } from './supplier-return.ts';

/** What moves stock, and what is counted of it. */
export const stockNouns = [
  stockCount,
  stockCountLine,
  stockMovement,
  stockReceipt,
  stockReservation,
  supplierReturn,
] as const;
