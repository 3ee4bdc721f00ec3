import { refuse } from '../../kernel/problems/errors.ts';

const answerMs = 30_000;

/**
 * The work, refused when it takes longer. The framework's own limit makes a signal for every request and aborts it at the end,
 * which costs as much as its routing: only routes that move files pay for that.
 */
export async function inTime<Done>(work: Promise<Done>, ms = answerMs): Promise<Done> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse('overloaded')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
