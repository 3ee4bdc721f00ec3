import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';

/** What a line is to have from one supplier: quantity and price in the line's own unit, the price as it was quoted, less its discount. */
export interface GivenAllocation {
  supplierId: string;
  quoteId?: string | null;
  quoteVersion?: number | null;
  quoteLineId?: string | null;
  /** What the quote made of the line in the catalog; none where another thing is offered. */
  catalogItemId?: string | null;
  quantity: string;
  price: string;
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
  deliveryDate?: string | null;
  comment?: string | null;
}

/** All that is accepted for a line from now on; an empty list releases everything. */
export interface LineDecision {
  lineId: string;
  allocations: readonly GivenAllocation[];
}
