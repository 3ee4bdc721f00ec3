import type { Sequence } from './sequence.ts';

/** A shorter sequence that breaks the same: pieces are left out, ever smaller ones, while it still breaks. */
export async function shrink(
  sequence: Sequence,
  breaks: (shorter: Sequence) => Promise<boolean>,
  most = 60,
): Promise<Sequence> {
  let best = sequence;
  let tries = 0;
  for (
    let piece = Math.ceil(best.deeds.length / 2);
    piece >= 1 && tries < most;
    piece = piece === 1 ? 0 : Math.ceil(piece / 2)
  )
    for (let from = 0; from < best.deeds.length && tries < most; ) {
      const shorter = { ...best, deeds: best.deeds.toSpliced(from, piece) };
      tries += 1;
      if (await breaks(shorter)) best = shorter;
      else from += piece;
    }
  return best;
}
