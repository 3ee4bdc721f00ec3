import type { ProviderError } from '../../../kernel/integrations/provider.ts';
import type { JobName, WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';

/** How long work on one task waits for the limit of the provider before it comes again later. */
export const patienceMs = 3_000;

/** Seconds before each new try of what may pass by itself. Afterwards the next sweep sees to it. */
const spacing = [5, 30, 120, 600];

/** Tries again what a fault has stopped, later each time; false where that is over, or would change nothing. */
export async function laterTry<Payload extends { tries: number }>(
  ctx: WriteContext,
  job: JobName,
  payload: Payload,
  error: Pick<ProviderError, 'kind' | 'retryAfterMs'>,
): Promise<boolean> {
  const seconds = spacing[payload.tries];
  if (seconds === undefined || !['unavailable', 'rate_limited', 'contract_violation'].includes(error.kind))
    return false;
  const wait = Math.max(seconds * 1_000, error.retryAfterMs ?? 0);
  const dueAt = new Date(portalNow().getTime() + wait).toISOString();
  await ctx.enqueue(job, { ...payload, tries: payload.tries + 1 }, { dueAt });
  return true;
}
