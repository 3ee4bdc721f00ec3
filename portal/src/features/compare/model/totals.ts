import { most, mulDiv, shareOf, toKopecks } from './exact.ts';
import { choicesOf, type Line, type Matrix, type Offer } from './matrix.ts';
import { chosenOf, type LineTexts, type Texts, textsOf } from './quantities.ts';

/** What so much of an offer costs: its part of what all that is on offer costs. Nothing where no price is known. */
export function amountOf({ total, covers }: Offer, quantity: bigint): bigint {
  if (total === null || quantity === 0n) return 0n;
  if (covers === quantity) return total;
  return covers === 0n ? 0n : toKopecks(mulDiv(total, quantity, covers));
}

interface LineTotals {
  chosen: bigint;
  amount: bigint;
  /** From 0 to 1, more than is needed being 1. */
  share: string;
  /** Of what is chosen, as it was planned; null where nothing was planned. */
  planned: bigint | null;
}

export function lineTotals(line: Line, texts: LineTexts): LineTotals {
  let [chosen, amount] = [0n, 0n];
  for (const offer of choicesOf(line)) {
    const quantity = chosenOf(texts, offer);
    chosen += quantity;
    amount += amountOf(offer, quantity);
  }
  const needed = chosen > line.need ? line.need : chosen;
  return {
    chosen,
    amount,
    share: shareOf(needed, most(line.need, 1n)),
    planned: line.planned === null ? null : mulDiv(line.planned, chosen, most(line.need, 1n)),
  };
}

export interface Totals {
  amount: bigint;
  /** By column; what stands outside the columns is in `beside`. */
  columns: readonly bigint[];
  beside: bigint;
  suppliers: number;
  /** Each line alike, from 0 to 1. */
  coverage: string;
  covered: number;
  /** What the chosen quantities of planned lines were to cost, and what they cost. */
  planned: bigint;
  plannedActual: bigint;
}

export function totalsOf({ lines, columns }: Matrix, texts: Texts): Totals {
  const sums = columns.map(() => 0n);
  const suppliers = new Set<string>();
  let [beside, amount, covers, planned, plannedActual, covered] = [0n, 0n, 0n, 0n, 0n, 0];
  for (const line of lines) {
    const own = textsOf(texts, line);
    let [chosen, ofLine] = [0n, 0n];
    for (const offer of choicesOf(line)) {
      const quantity = chosenOf(own, offer);
      if (quantity === 0n) continue;
      const part = amountOf(offer, quantity);
      chosen += quantity;
      ofLine += part;
      suppliers.add(offer.supplierId);
      if (offer.column < 0) beside += part;
      else sums[offer.column] = (sums[offer.column] ?? 0n) + part;
    }
    amount += ofLine;
    covers += chosen >= line.need ? unit : mulDiv(chosen, unit, line.need);
    if (chosen >= line.need) covered += 1;
    if (line.planned !== null && chosen > 0n) {
      planned += mulDiv(line.planned, chosen, most(line.need, 1n));
      plannedActual += ofLine;
    }
  }
  const coverage = shareOf(covers, unit * BigInt(Math.max(lines.length, 1)));
  return { amount, columns: sums, beside, suppliers: suppliers.size, coverage, covered, planned, plannedActual };
}

const unit = 1_000_000n;
