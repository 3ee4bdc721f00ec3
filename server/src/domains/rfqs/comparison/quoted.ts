import type { ExtraCost } from '../../../../../nouns/quote-version.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';

/** A line that something is needed of. */
export interface NeededLine {
  id: string;
  name: string;
  catalogItemId?: string | null;
  /** In `uom`, of which one holds `factorToBase` base units. */
  quantity: string;
  uom: string;
  factorToBase: string;
  /** Of one base unit; null where it is unknown. */
  weight?: string | null;
  volume?: string | null;
  /** What one base unit cost when it was last bought. */
  lastPaid?: { price: string; currency: string; vatMode: VatMode; vatRate: VatRate } | null;
}

/** The current version of a quote. */
export interface Quote {
  id: string;
  version: number;
  supplierId: string;
  supplierName: string;
  currency: string;
  vatMode: VatMode;
  /** The last day its prices are valid, `YYYY-MM-DD`. */
  validUntil: string | null;
  deliveryDays: number | null;
  needsReconfirmation: boolean;
  extraCosts: readonly ExtraCost[];
  /** One at most for each need. */
  lines: readonly QuoteLine[];
}

/** What a supplier offers for a needed line; quantities and prices are in the supplier's unit. */
export interface QuoteLine {
  id: string;
  needId: string;
  /** Null where the supplier has none to offer. */
  price: string | null;
  /** By growing quantity; below the first one `price` applies. */
  priceTiers: ReadonlyArray<{ minQuantity: string; price: string }>;
  discountPercent: string;
  vatRate: VatRate | null;
  /** Base units in one of the supplier's; null where that is unknown. */
  factorToBase: string | null;
  /** Sold in whole units only. */
  whole: boolean;
  moq: string | null;
  packQuantity: string | null;
  /** All that there is; null for as much as one likes. */
  quantityOffered: string | null;
  deliveryDays: number | null;
  deliveryDate: string | null;
  analog: { name: string; brand: string | null; sku: string | null } | null;
  needsReconfirmation: boolean;
}

/** How prices are to be looked at. */
export interface View {
  currency: string;
  vat: 'with' | 'without';
  basis: 'price' | 'landed';
  /** The portal's day, `YYYY-MM-DD`. */
  today: string;
  /** What one unit of a currency is worth in the currency of the view, which itself needs none. */
  rates: ReadonlyMap<string, string>;
  /** Off the middle of the other prices, or off the last one paid, by more than so many percent is pointed out. */
  anomalyPct: string;
}
