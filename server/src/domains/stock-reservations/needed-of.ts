import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { Exact } from '../../kernel/values/decimal.ts';

type Counted = Pick<RequisitionLine, 'quantity' | 'receivedQuantity' | 'closedShortQuantity'>;

/** What a line still waits for, in its unit. */
export const neededOf = ({ quantity, receivedQuantity, closedShortQuantity }: Counted) =>
  Exact.max(0, new Exact(quantity).minus(receivedQuantity).minus(closedShortQuantity));
