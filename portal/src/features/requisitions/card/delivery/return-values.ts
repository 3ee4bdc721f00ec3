import type { returnReasons } from '../../../../../../nouns/supplier-return.ts';
import { compareDecimals, subtractDecimals } from '../../../../kit/decimal-sum.ts';
import type { Receipt } from './delivery.ts';

/** A return as its form holds it: so much of each line of the receipt. */
export interface ReturnValues {
  quantities: Record<string, string | null>;
  reason: keyof typeof returnReasons | null;
  comment: string;
  expectsReplacement: boolean;
}

/** Lines of which something may still go back. */
export const leftToReturn = ({ lines }: Receipt) =>
  lines
    .map(({ id, procurementItemId, receivedQuantity, returnedQuantity }) => ({
      ...{ id, procurementItemId },
      left: subtractDecimals(receivedQuantity, returnedQuantity),
    }))
    .filter(({ left }) => compareDecimals(left, '0') > 0);

export const returnBodyOf = (
  { id: receiptId }: Pick<Receipt, 'id'>,
  { quantities, reason, comment, expectsReplacement }: ReturnValues,
) => ({
  ...{ receiptId, reason: reason ?? ('other' as const), comment: comment.trim() || null, expectsReplacement },
  lines: Object.entries(quantities).flatMap(([receiptLineId, quantity]) =>
    quantity ? [{ receiptLineId, quantity }] : [],
  ),
});
