import { ConnectionError } from '../connection-error.ts';
import { ProblemError } from '../problem-error.ts';
import { UsageError } from './arguments/usage-error.ts';
import { NotSignedInError } from './sign-in/not-signed-in-error.ts';

/** As the guide lists them. */
export const exitCodes = { failed: 1, usage: 2, refused: 3, notSignedIn: 4, notReached: 5 } as const;

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof NotSignedInError) return exitCodes.notSignedIn;
  if (error instanceof ConnectionError) return exitCodes.notReached;
  if (!(error instanceof ProblemError)) return exitCodes.failed;
  if (error.status === 401) return exitCodes.notSignedIn;
  return error.status >= 500 || error.status === 429 ? exitCodes.notReached : exitCodes.refused;
}

/** One sentence, and of a refusal what to do: on the side where no pipe reads it. */
export function tellFailure(error: unknown): void {
  const lines = error instanceof ProblemError ? linesOf(error) : [messageOf(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
}

const messageOf = (error: unknown) =>
  error instanceof ConnectionError
    ? `${error.message}: ${causeOf(error)}`
    : error instanceof Error
      ? error.message
      : String(error);

function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error
    ? cause.cause.message || String((cause.cause as NodeJS.ErrnoException).code)
    : cause.message;
}

function linesOf({ problem, errors, requestId, code }: ProblemError): string[] {
  const { detail, fix } = problem as { detail: string; fix?: string };
  const fields = errors.map((one) => {
    const { pointer, parameter, message, fix: remedy } = one as typeof one & { fix?: string };
    return `  ${pointer ?? parameter ?? ''} ${message}${remedy === undefined ? '' : ` ${remedy}`}`;
  });
  return [`${detail} (${code})`, ...fields, ...(fix === undefined ? [] : [fix]), `X-Request-Id: ${requestId}`];
}
