import type { Accepted } from './answers.ts';
import { decimal } from './exact.ts';
import { choicesOf, type Line, type Matrix } from './matrix.ts';
import { chosenOf, sameChoice, type Texts, textsOf } from './quantities.ts';

interface GivenAllocation {
  quoteLineId?: string;
  supplierId?: string;
  price?: string;
  currency?: string;
  vatMode?: Accepted['vatMode'];
  vatRate?: NonNullable<Accepted['vatRate']>;
  quantity: string;
}

export interface GivenDecision {
  procurementItemId: string;
  allocations: GivenAllocation[];
}

/** Lines on which something else is chosen than is saved. */
export const changedLines = ({ lines }: Matrix, texts: Texts, saved: Texts): Line[] =>
  lines.filter((line) => !sameChoice(textsOf(texts, line), textsOf(saved, line)));

/** What one saving sends: the changed lines alone, each with all that is chosen for it. */
export function decisionsOf(
  matrix: Matrix,
  texts: Texts,
  saved: Texts,
  accepted: readonly Accepted[],
): GivenDecision[] {
  const held = new Map(accepted.map((one) => [`kept:${one.id}`, one]));
  return changedLines(matrix, texts, saved).map((line) => ({
    procurementItemId: line.id,
    allocations: choicesOf(line).flatMap((offer) => {
      const quantity = chosenOf(textsOf(texts, line), offer);
      return quantity === 0n ? [] : [given(offer.key, decimal(quantity), held.get(offer.key))];
    }),
  }));
}

/** What stands beside the offers is named as it was accepted. */
function given(key: string, quantity: string, kept: Accepted | undefined): GivenAllocation {
  if (!kept) return { quoteLineId: key, quantity };
  if (kept.quoteLineId) return { quoteLineId: kept.quoteLineId, quantity };
  const { supplierId, price, currency, vatMode, vatRate } = kept;
  return { supplierId, price, currency, vatMode, ...(vatRate && { vatRate }), quantity };
}

/** Which cell a refusal points at: `/decisions/0/allocations/1/quantity`. */
export function cellAt(decisions: readonly GivenDecision[], pointer: string | undefined) {
  const found = /^\/decisions\/(\d+)(?:\/allocations\/(\d+))?/.exec(pointer ?? '');
  const decision = decisions[Number(found?.[1] ?? -1)];
  if (!found || !decision) return null;
  return { lineId: decision.procurementItemId, key: decision.allocations[Number(found[2] ?? -1)]?.quoteLineId ?? null };
}
