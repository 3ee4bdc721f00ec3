import type { Words } from '../../../kernel/problems/errors.ts';
import type { NeededLine, Quote, View } from '../comparison/quoted.ts';

/** What a buyer may ask of an award. Shares are of prices by quantities, without extra costs and before rounding, to hundredths of a percent. */
export type Limit =
  | { kind: 'max_suppliers'; count: number }
  /** Of one supplier, or of each when none is named. */
  | { kind: 'share_at_most'; supplierId: string | null; percent: string }
  | { kind: 'share_at_least'; supplierId: string; percent: string }
  /** Of one line, or of each when none is named; an offer without a term is late. */
  | { kind: 'latest_delivery'; lineId: string | null; date: string }
  | { kind: 'budget'; amount: string }
  | { kind: 'use_supplier'; supplierId: string }
  | { kind: 'avoid_supplier'; supplierId: string };

/** What suppliers ask, and that no more is bought than is needed and tolerated. A buyer may set any of them aside. */
export const terms = ['moq', 'packs', 'quantity_offered', 'no_more_than_needed'] as const;

export type Term = (typeof terms)[number];

/** Anything that an award may be held to. */
export type Held = Limit | { kind: Term };

export interface AwardProblem {
  needs: readonly NeededLine[];
  quotes: readonly Quote[];
  /** The basis is always landed: extra costs of whoever is used are paid whole. */
  view: View;
  limits: readonly Limit[];
  /** Set aside: a supplier may have agreed to sell less, or broken packs. */
  without: readonly Term[];
  /** So many percent more than needed may be bought. */
  overPct: string;
}

export interface Allocation {
  itemId: string;
  quoteId: string;
  quoteLineId: string;
  supplierId: string;
  /** In the unit of the line, in base units, and in the unit of the supplier. */
  quantity: string;
  baseQuantity: string;
  supplierQuantity: string;
  /** Per unit of the supplier, of the tier for this quantity, in the currency of the quote. */
  price: string;
  currency: string;
  /** In the currency and VAT of the view. */
  amount: string;
  extraShare: string;
}

export interface Plan {
  allocations: Allocation[];
  amount: string;
  extraCosts: string;
  total: string;
  suppliers: Array<{ supplierId: string; amount: string; extraCosts: string; sharePct: string }>;
}

/** What a limit costs: the least total without it. Null where time ran out; `proved` when nothing is cheaper without it. */
export interface LimitCost {
  limit: Held;
  words: Words;
  totalWithout: string | null;
  costs: string | null;
  proved: boolean;
}

interface Outcome {
  /** Lines nobody offers: they are left out of the plan. */
  notOffered: string[];
}

export type Award =
  /** `optimal`: nothing cheaper exists. `feasible`: time ran out; nothing is cheaper than `bound`. */
  | (Outcome & { status: 'optimal' | 'feasible'; plan: Plan; bound: string; gapPct: string; limitCosts: LimitCost[] })
  /** These cannot hold together, and each of them is needed for that; `lineIds` where it is about some lines alone. */
  | (Outcome & { status: 'infeasible'; conflict: Held[]; lineIds: string[]; words: Words; least: string | null })
  /** Time or memory ran out before any plan was found. */
  | (Outcome & { status: 'unsolved'; words: Words });
