import { refuse } from '../../kernel/problems/errors.ts';

const answerMs = 30_000;

/**
 * Runs the work and refuses it when it takes longer. The framework's own limit creates and aborts a signal for every request,
 * which costs as much as routing: only routes that transfer files use it.
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
