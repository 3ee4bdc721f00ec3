import { ConnectionError } from '../connection-error.ts';
import { ProblemError } from '../problem-error.ts';

/** Whether a request may be sent again: whatever became of it, only when the server refused to begin, or not at all. */
export type Repeats = 'always' | 'when refused' | 'never';

export type OnRetry = (told: { error: ProblemError | ConnectionError; attempt: number; delayMs: number }) => void;

const firstMs = 250;
const mostMs = 8_000;

/** Who is told to come back later than this is told so by the error. */
const longestWaitMs = 60_000;

/** How long to wait before the next attempt, or undefined when this error is final. */
export function retryDelay(error: unknown, attempt: number, repeats: Repeats): number | undefined {
  if (!mayRepeat(error, repeats)) return undefined;
  const step = Math.min(mostMs, firstMs * 2 ** attempt);
  const jittered = step / 2 + (Math.random() * step) / 2;
  const asked = error instanceof ProblemError ? error.retryAfterMs : undefined;
  if (asked === undefined) return jittered;
  return asked > longestWaitMs ? undefined : asked + Math.random() * firstMs;
}

function mayRepeat(error: unknown, repeats: Repeats): boolean {
  if (repeats === 'never') return false;
  if (error instanceof ConnectionError) return repeats === 'always';
  if (!(error instanceof ProblemError) || !error.retryable) return false;
  return repeats === 'always' || error.status === 429 || error.status === 503;
}
