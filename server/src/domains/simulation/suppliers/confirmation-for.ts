import type { PurchaseOrderLine } from '../../../../../nouns/purchase-order-line.ts';
import type { Manner } from '../../../kernel/manners-of.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import type { AnswerInput } from '../../orders/answers/answer.input.ts';
import { halfOf } from './half-of.ts';

type Line = Pick<PurchaseOrderLine, 'position' | 'quantity' | 'wantedDate'>;

/** Until delivery where no day is wanted, or none that can still be met. */
const usualDays = 7;

/** What a supplier confirms of an order, as its name says. */
export const confirmationFor = (lines: readonly Line[], manners: ReadonlySet<Manner>, today: string): AnswerInput => ({
  lines: lines.map(({ position, quantity, wantedDate }) => ({
    position,
    confirmedQuantity: manners.has('partial') ? halfOf(quantity) : quantity,
    promisedDate: wantedDate !== null && wantedDate >= today ? wantedDate : daysAfter(today, usualDays),
    ...(manners.has('partial') && { supplierRemark: 'Остальное поставить не сможем' }),
  })),
});
