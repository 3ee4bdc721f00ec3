import { choicesOf, type Matrix } from './matrix.ts';
import { type Texts, textsOf } from './quantities.ts';

/** What was typed into cells that are still there: quotes are revised and withdrawn while a draft waits. */
export const prune = (matrix: Matrix, texts: Texts): Texts =>
  Object.fromEntries(
    matrix.lines.flatMap((line) => {
      const keys = new Set(choicesOf(line).map(({ key }) => key));
      const own = Object.entries(textsOf(texts, line)).filter(([key]) => keys.has(key));
      return own.length === 0 ? [] : [[line.id, Object.fromEntries(own)]];
    }),
  );
