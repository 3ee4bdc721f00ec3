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

interface SuitePortal extends Pick<Steps['asSystem'], 'command' | 'query'> {
  /** Remembers what a write answered, as the outbox does. */
  note(answered: unknown): void;
}

/** Keeps the session that a connector opens, and what it wrote, as the database would: a suite has no portal. */
export function sessionPortal(): SuitePortal {
  const written = new Map<string, OwnWrite>();
  let held: { access: string; refresh: null; generation: number; fresh: true } | null = null;

  function keep(granted: Granted) {
    held = { access: granted.access, refresh: null, generation: (held?.generation ?? 0) + 1, fresh: true };
    return true;
  }

  const answer = async (asked: unknown, input: unknown) => {
    if (asked === readTokens) return held;
    if (asked === listWritten) return [...written.values()];
    if (asked === keepSession || asked === publishTokens) return keep((input as { granted: Granted }).granted);
    if (asked === leaseRenewal || asked === releaseRenewal) return true;
    throw new Error('A suite has no portal');
  };
  return {
    note(answered) {
      const { externalId } = (answered ?? {}) as { externalId?: unknown };
      if (typeof externalId !== 'string' || written.has(externalId)) return;
      written.set(externalId, { id: uuidv7(), externalId, at: new Date().toISOString() });
    },
    command: answer as Steps['asSystem']['command'],
    query: answer as Steps['asSystem']['query'],
  };
}
