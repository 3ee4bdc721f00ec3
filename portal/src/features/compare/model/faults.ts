import { availableOf } from './allocate.ts';
import { isWhole, mulDiv } from './exact.ts';
import { choicesOf, type Line, type Matrix, type Offer } from './matrix.ts';
import { type LineTexts, quantityOf, type Texts, textsOf } from './quantities.ts';

/** Why what stands in a cell cannot be saved. */
export type CellFault =
  | { kind: 'unreadable' }
  | { kind: 'not_whole' }
  | { kind: 'over_offer'; available: bigint }
  | { kind: 'under_floor'; floor: bigint };

export function faultOf(line: Line, offer: Offer, text: string | undefined): CellFault | null {
  const quantity = quantityOf(text);
  if (quantity === null) return { kind: 'unreadable' };
  if (quantity < offer.floor) return { kind: 'under_floor', floor: offer.floor };
  if (line.whole && !isWhole(quantity)) return { kind: 'not_whole' };
  if (offer.limited && quantity > offer.covers) return { kind: 'over_offer', available: availableOf(line, offer) };
  return null;
}

/** How far a line is chosen beyond its need, and whether that is more than the company tolerates. */
export function overOf({ need }: Line, chosen: bigint, tolerancePct: bigint): { by: bigint; refused: boolean } | null {
  if (chosen <= need) return null;
  return { by: chosen - need, refused: chosen > need + mulDiv(need, tolerancePct, 100_000_000n) };
}

interface FaultCount {
  cells: number;
  lines: number;
}

/** What has to be mended before saving. */
export function faultsOf({ lines }: Matrix, texts: Texts, tolerancePct: bigint): FaultCount {
  const count = { cells: 0, lines: 0 };
  for (const line of lines) {
    const own = textsOf(texts, line);
    if (Object.keys(own).length === 0 && !choicesOf(line).some(({ floor }) => floor > 0n)) continue;
    const [cells, refused] = faultsOfLine(line, own, tolerancePct);
    count.cells += cells;
    if (refused) count.lines += 1;
  }
  return count;
}

function faultsOfLine(line: Line, own: LineTexts, tolerancePct: bigint): [number, boolean] {
  let [cells, chosen] = [0, 0n];
  for (const offer of choicesOf(line)) {
    if (faultOf(line, offer, own[offer.key])) cells += 1;
    chosen += quantityOf(own[offer.key]) ?? 0n;
  }
  return [cells, overOf(line, chosen, tolerancePct)?.refused ?? false];
}
