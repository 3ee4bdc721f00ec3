import type { RequisitionLine } from '../../../../../../nouns/requisition-line.ts';
import { fraction } from '../../../../kernel/values/fraction.ts';
import { keptOf } from '../../../../kernel/values/money.ts';
import type { GivenAllocation } from '../../../requisitions/allocations/decision.ts';
import { tierFor } from '../../comparison/line-cost.ts';
import type { AllocationInput } from './decision.input.ts';
import type { QuotedLine } from './quoted-lines.ts';

/** An offer as a line of the requisition takes it: its price is per unit of that line. */
export function asAllocation(
  given: AllocationInput,
  offer: QuotedLine | undefined,
  line: RequisitionLine | undefined,
): GivenAllocation {
  const { supplierId = '', currency = '', vatMode = 'none' as const, vatRate = null } = offer ?? {};
  return {
    supplierId,
    quoteId: offer?.quoteId ?? null,
    quoteVersion: offer?.n ?? null,
    quoteLineId: given.quoteLineId ?? null,
    catalogItemId: offer?.catalogItemId ?? null,
    quantity: given.quantity,
    price: offer && line ? priceOf(offer, line, given.quantity) : '0',
    currency,
    vatMode,
    vatRate,
    deliveryDate: offer?.deliveryDate ?? null,
    comment: given.comment ?? null,
  };
}

/** What one unit of the line costs when so many are bought: the tier of that quantity, less the discount. */
function priceOf(offer: QuotedLine, line: RequisitionLine, quantity: string): string {
  const turn = fraction(line.factorToBase).div(offer.factorToBase ?? '1');
  const { price } = tierFor(offer, fraction(quantity).times(turn));
  return fraction(price).times(keptOf(offer.discountPercent)).times(turn).toText();
}
