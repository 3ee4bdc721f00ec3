import { choicesOf, type Line, type Matrix } from './matrix.ts';
import { chosenOf, type LineTexts, sameChoice, type Texts, textsOf } from './quantities.ts';

/** A line that two people decided differently since the same beginning. */
export interface Difference {
  line: Line;
  mine: LineTexts;
  theirs: LineTexts;
}

/** Lines that somebody else changed since `base` and that I want otherwise than they are now. */
export const differences = ({ lines }: Matrix, base: Texts, mine: Texts, theirs: Texts): Difference[] =>
  lines.flatMap((line) => {
    const [was, own, now] = [textsOf(base, line), textsOf(mine, line), textsOf(theirs, line)];
    return [was, own].some((one) => sameChoice(one, now)) || sameChoice(was, own)
      ? []
      : [{ line, mine: own, theirs: now }];
  });

/** My changes over theirs: what I did not touch is as they left it, and of the disputed lines those that I keep are mine. */
export function merge(
  { lines }: Matrix,
  base: Texts,
  mine: Texts,
  theirs: Texts,
  keptMine: ReadonlySet<string>,
): Texts {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [was, own, now] = [textsOf(base, line), textsOf(mine, line), textsOf(theirs, line)];
      const touched = !sameChoice(was, own);
      const disputed = touched && !sameChoice(was, now) && !sameChoice(own, now);
      const held = disputed ? (keptMine.has(line.id) ? own : now) : touched ? own : now;
      return Object.keys(held).length === 0 ? [] : [[line.id, held]];
    }),
  );
}

/** Who supplies how much, as a person reads it. */
export const chosenList = (line: Line, texts: LineTexts) =>
  choicesOf(line).flatMap((offer) => {
    const quantity = chosenOf(texts, offer);
    return quantity === 0n ? [] : [{ supplierName: offer.supplierName, quantity }];
  });
