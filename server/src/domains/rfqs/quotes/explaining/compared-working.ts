import type { Working } from '../../../../platform/explain/figure.ts';
import { type Cell, cellsOf, neededById } from '../../comparison/cell.ts';
import type { RateSource } from '../../comparison/cell-steps.ts';
import { cellWorking, type OfferFigure, offerFigures } from '../../comparison/cell-working.ts';
import { compare } from '../../comparison/compare.ts';
import type { Scenario } from '../../comparison/comparison.ts';
import type { NeededLine, Quote, View } from '../../comparison/quoted.ts';
import { scenarioTotalWorking, supplierTotalWorking, totalFigures } from '../../comparison/total-working.ts';

/** Figures of a comparison that have a way to be explained, with what each is a figure of. */
export const comparedFigures = { ...offerFigures, ...totalFigures };

export type ComparedFigure = keyof typeof comparedFigures;

/** Which offer, quote or scenario a figure is asked of. */
interface Named {
  quoteLineId?: string | undefined;
  quoteId?: string | undefined;
  scenario?: Scenario['kind'] | undefined;
}

interface Compared {
  needs: readonly NeededLine[];
  quotes: readonly Quote[];
  view: View;
}

interface Told {
  value: string | null;
  /** Asked for where the value is not null. */
  working(rateSource: RateSource): Working;
}

/** A figure of a comparison with its working; undefined where the comparison holds nothing of that name. */
export function comparedWorking(field: ComparedFigure, named: Named, compared: Compared): Told | undefined {
  if (field === 'suppliers.total') return ofSupplier(named.quoteId, compared);
  if (field === 'scenarios.total') return ofScenario(named.scenario, compared);
  return ofOffer(field, named.quoteLineId, compared);
}

function ofOffer(field: OfferFigure, lineId: string | undefined, compared: Compared): Told | undefined {
  const { needs, quotes, view } = compared;
  const offers = compare(needs, quotes, view).lines.flatMap((line) => line.offers);
  const offer = offers.find(({ quoteLineId }) => quoteLineId === lineId);
  if (!offer) return undefined;
  const value = offer[field];
  const cells = cellsOfQuote(offer.quoteId, compared);
  const cell = cells.find(({ line }) => line.id === lineId) as Cell;
  return { value, working: (rates) => cellWorking(field, String(value), cell, cells, view, rates) };
}

function ofSupplier(asked: string | undefined, compared: Compared): Told | undefined {
  const { needs, quotes, view } = compared;
  const found = compare(needs, quotes, view).suppliers.find(({ quoteId }) => quoteId === asked);
  return (
    found && { value: found.total, working: () => supplierTotalWorking(cellsOfQuote(found.quoteId, compared), view) }
  );
}

function ofScenario(asked: string | undefined, { needs, quotes, view }: Compared): Told | undefined {
  const found = compare(needs, quotes, view).scenarios.find(({ kind }) => kind === asked);
  return (
    found && {
      value: found.total,
      working: (rates) => scenarioTotalWorking(found, needs, quotes, view, rates),
    }
  );
}

const cellsOfQuote = (quoteId: string, { needs, quotes, view }: Compared) =>
  quotes.filter(({ id }) => id === quoteId).flatMap((quote) => cellsOf(quote, neededById(needs), view));
