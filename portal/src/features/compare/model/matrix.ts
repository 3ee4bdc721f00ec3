import type { Unit } from '../../../kit/units.ts';

export type Mark =
  | 'best'
  | 'soonest'
  | 'expired'
  | 'no_rate'
  | 'uom_unknown'
  | 'reconfirm'
  | 'anomaly'
  | 'partial'
  | 'analog'
  | 'below_moq'
  | 'not_pack_multiple';

/** What a supplier offers for a line; or what was accepted from one and stands beside the offers. Quantities and sums are in millionths. */
export interface Offer {
  /** Line of the quote; of what stands beside the offers, `kept:` and its own identifier. */
  key: string;
  /** Place among the columns; -1 for a supplier who has none. */
  column: number;
  supplierId: string;
  supplierName: string;
  /** Per unit of the line, in the currency and VAT of the view. */
  price: string | null;
  /** What `covers` of it costs; null where that is not known. */
  total: bigint | null;
  /** So much of the need is on offer. */
  covers: bigint;
  /** No more than `covers` is on offer. */
  limited: boolean;
  /** May be chosen by a strategy: the price holds and is known. */
  usable: boolean;
  days: number | null;
  delta: string | null;
  deltaToPaid: string | null;
  /** The price is that of so many; fewer may cost more. */
  tierFrom: bigint | null;
  marks: readonly Mark[];
  analog: { name: string; brand: string | null; sku: string | null } | null;
  /** Asked for, invoiced or received already: no less may be chosen. */
  floor: bigint;
  lock: Lock | null;
}

interface Lock {
  requested: string;
  invoiced: string;
  received: string;
}

export interface Line {
  id: string;
  position: number;
  name: string;
  sku: string | null;
  unit: Unit;
  /** Only whole units are bought. */
  whole: boolean;
  need: bigint;
  plannedPrice: string | null;
  /** Of the whole need; null where nothing was planned. */
  planned: bigint | null;
  /** By column; empty where there is no price. */
  offers: ReadonlyArray<Offer | undefined>;
  /** Accepted before at terms that are not on show: other versions, hidden quotes, prices by word. */
  kept: readonly Offer[];
}

export interface Column {
  id: string;
  quoteId: string;
  supplierId: string;
  supplierName: string;
  number: string;
  revision: number;
  validUntil: string | null;
  expired: boolean;
  reconfirm: boolean;
  paymentTerms: string | null;
  prepaymentPercent: string | null;
  quotedLines: number;
  /** Lines that its supplier is not qualified for. */
  unqualified: number;
  partial: boolean;
}

export interface Matrix {
  lines: readonly Line[];
  columns: readonly Column[];
  currency: string;
}

/** All that may be chosen for a line. */
export const choicesOf = ({ offers, kept }: Line): Offer[] => [...offers.flatMap((offer) => offer ?? []), ...kept];
