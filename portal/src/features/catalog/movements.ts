import { showQuantity } from '../../kit/format.ts';
import type { Movement } from './queries.ts';

/** What came with a plus, what went with a minus. */
export const showSigned = (quantity: string, unit?: string) =>
  quantity.startsWith('-') ? `−${showQuantity(quantity.slice(1), unit)}` : `+${showQuantity(quantity, unit)}`;

/** A receipt is taken back as a receipt, with its requisition; what is taken back is not taken back again. */
export const mayBeReversed = ({ type, reversedById }: Pick<Movement, 'type' | 'reversedById'>) =>
  type !== 'reversal' && type !== 'receipt' && !reversedById;
