import type { OwnWrite } from '../../src/kernel/integrations/call.ts';
import type { Steps } from '../../src/kernel/operation.ts';
import { uuidv7 } from '../../src/kernel/values/uuid.ts';
import {
  leaseRenewal,
  publishTokens,
  readTokens,
  releaseRenewal,
} from '../../src/platform/integrations/oauth/renewal.ts';
import type { Granted } from '../../src/platform/integrations/oauth/token-request.ts';
import { listWritten } from '../../src/platform/integrations/outbox/list-written.ts';
import { keepSession } from '../../src/platform/integrations/sessions/keep-session.ts';

/** Tokens as they are kept now; null when there are none, or none any more. */
export type Kept = { access: string; refresh: string | null; generation: number; fresh: boolean } | null;

interface SuitePortal extends Pick<Steps['asSystem'], 'command' | 'query'> {
  /** Remembers what a write answered, as the outbox does. */
  note(answered: unknown): void;
  kept(): Kept;
}

/**
 * Keeps the session that a connector opens, or the tokens it was granted, and what it wrote, as the database would: a suite has no portal.
 */
export function sessionPortal(granted: { access: string; refresh: string } | undefined): SuitePortal {
  const written = new Map<string, OwnWrite>();
  let held: Kept = granted ? { ...granted, generation: 1, fresh: true } : null;

  function keep({ access, refresh }: Granted) {
    held = { access, refresh: refresh ?? held?.refresh ?? null, generation: (held?.generation ?? 0) + 1, fresh: true };
    return true;
  }

  const answer = async (asked: unknown, input: unknown) => {
    if (asked === readTokens) return held;
    if (asked === listWritten) return [...written.values()];
    if (asked === keepSession || asked === publishTokens) return keep((input as { granted: Granted }).granted);
    if (asked === leaseRenewal || asked === releaseRenewal) return true;
    // Made anew for every connector.
    if ((asked as { name?: string }).name === 'integrations.drop-tokens') {
      held = null;
      return true;
    }
    throw new Error('A suite has no portal');
  };
  return {
    note(answered) {
      const { externalId } = (answered ?? {}) as { externalId?: unknown };
      if (typeof externalId !== 'string' || written.has(externalId)) return;
      written.set(externalId, { id: uuidv7(), externalId, at: new Date().toISOString(), details: {} });
    },
    kept: () => held,
    command: answer as Steps['asSystem']['command'],
    query: answer as Steps['asSystem']['query'],
  };
}
