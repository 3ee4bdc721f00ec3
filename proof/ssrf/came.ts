import type { Call } from '../../server/src/kernel/integrations/call.ts';
import type { AnyConnector } from '../../server/src/kernel/integrations/connector.ts';
import type { Services } from '../../server/src/kernel/services.ts';
import { callConnector } from '../../server/src/platform/integrations/call-connector.ts';
import type { Connection } from '../../server/src/platform/integrations/open-connection.ts';
import type { Outcome } from '../../server/src/platform/outbound/outcome.ts';

/** What came of an attempt: `accepted` was judged harmless, `nowhere` is a name without an address, `dialled` got no answer. */
export interface Came {
  end: 'refused' | 'nowhere' | 'accepted' | 'answered' | 'dialled';
  /** In the words that leave the server. */
  said: string;
}

/** What is said of an answer that would send on. */
export const notFollowed = 'not followed';

export function ofOutcome(outcome: Outcome): Came {
  if (outcome.kind === 'answer') return { end: 'answered', said: '' };
  if (outcome.errorCode === 'blocked_target') return { end: 'refused', said: outcome.errorCode };
  return { end: outcome.errorCode === 'dns' ? 'nowhere' : 'dialled', said: outcome.errorCode };
}

/** Lets a connector work with settings, as an installation would, and tells what came of it. */
export const connecting =
  (services: Services, connector: AnyConnector) =>
  async (settings: Record<string, unknown>, work: (call: Call) => Promise<unknown>): Promise<Came> => {
    const connection: Connection = {
      installationId: crypto.randomUUID(),
      tenantId: crypto.randomUUID(),
      slug: connector.manifest.slug,
      status: 'installed',
      configVersion: 1,
      settings,
      installer: null,
      secrets: [],
      isTest: false,
      secondsAhead: 0,
    };
    const how = { services, portal: nobody, correlationId: null, interactive: true, repeats: 0 };
    const { error, lines } = await callConnector(connector, connection, how, work as never);
    if (error === null) return { end: 'answered', said: '' };
    const last = lines.findLast(({ direction }) => direction === 'OUTBOUND');
    const failure = (last?.details as { failure?: string } | undefined)?.failure;
    const said = JSON.stringify([error.detail, lines]);
    if (failure === 'blocked_target' || (failure === undefined && refusals.has(error.kind)))
      return { end: 'refused', said };
    if (failure === 'dns' || error.detail.en.startsWith('There is no server')) return { end: 'nowhere', said };
    return { end: last && failure === undefined ? 'answered' : 'dialled', said };
  };

/** Settings or metadata that name no address to call; whether one was called nevertheless, the dials tell. */
const refusals = new Set(['validation', 'contract_violation']);

const nobody = {
  command: async () => Promise.reject(new Error('nobody is asked')),
  query: async () => Promise.reject(new Error('nobody is asked')),
};
