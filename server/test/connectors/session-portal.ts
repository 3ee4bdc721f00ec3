import type { Steps } from '../../src/kernel/operation.ts';
import {
  leaseRenewal,
  publishTokens,
  readTokens,
  releaseRenewal,
} from '../../src/platform/integrations/oauth/renewal.ts';
import type { Granted } from '../../src/platform/integrations/oauth/token-request.ts';
import { keepSession } from '../../src/platform/integrations/sessions/keep-session.ts';

/** Keeps the session that a connector opens, as the database would: a suite has no portal. */
export function sessionPortal(): Pick<Steps['asSystem'], 'command' | 'query'> {
  let held: { access: string; refresh: null; generation: number; fresh: true } | null = null;

  function keep(granted: Granted) {
    held = { access: granted.access, refresh: null, generation: (held?.generation ?? 0) + 1, fresh: true };
    return true;
  }

  const answer = async (asked: unknown, input: unknown) => {
    if (asked === readTokens) return held;
    if (asked === keepSession || asked === publishTokens) return keep((input as { granted: Granted }).granted);
    if (asked === leaseRenewal || asked === releaseRenewal) return true;
    throw new Error('A suite has no portal');
  };
  return { command: answer as Steps['asSystem']['command'], query: answer as Steps['asSystem']['query'] };
}
