import { setTimeout as pause } from 'node:timers/promises';
import { type AnyConnector, type Call, ProviderError } from '../../kernel/connector.ts';
import { words } from '../../kernel/errors.ts';
import type { Services } from '../../kernel/services.ts';
import { parseAddressBlocks } from '../outbound/address-block.ts';
import { createOutboundClient, type OutboundClient } from '../outbound/outbound-client.ts';
import { type CallJournal, createJournal } from './http/call-journal.ts';
import { createBudget } from './http/provider-budget.ts';
import { createProviderHttp } from './http/provider-http.ts';
import type { KeptLine } from './log/write-log.ts';
import type { Connection } from './open-connection.ts';

/** What came of a piece of work outside, and what is to be written of it. */
export type Called<T> = { lines: readonly KeptLine[] } & (
  | { result: T; error: null }
  | { result: null; error: ProviderError }
);

interface How {
  services: Services;
  correlationId: string | null;
  /** A person waits: one repeat at most, and a short wait for the provider's limit. */
  interactive: boolean;
  /** A token of an installation connected by OAuth. */
  accessToken?: () => Promise<string>;
}

const longest = { interactive: 30_000, background: 600_000 };

/** Runs a connector outside any transaction. It never throws for what the provider does: the fault is an outcome to be written. */
export async function callConnector<T>(
  connector: AnyConnector,
  connection: Connection,
  { services, correlationId, interactive, accessToken }: How,
  work: (call: Call<never>) => Promise<T>,
): Promise<Called<T>> {
  const journal = createJournal(connection.secrets, correlationId);
  const signal = AbortSignal.timeout(interactive ? longest.interactive : longest.background);
  const http = createProviderHttp({
    client: clientOf(services),
    baseUrl: services.integrationBaseUrls[connector.manifest.slug] ?? connector.manifest.network?.baseUrl,
    journal,
    ...createBudget(services, connector.manifest, connection, { longestWaitMs: interactive ? 2_000 : 60_000, signal }),
    signal,
    pause: (ms, until) => pause(ms, undefined, { signal: until }),
    repeats: interactive ? 1 : 5,
  });
  const call: Call = {
    tenantId: connection.tenantId,
    installationId: connection.installationId,
    correlationId: correlationId ?? connection.installationId,
    settings: connection.settings,
    http,
    accessToken: accessToken ?? notConnected,
    log: journal.note,
    now: () => new Date(),
    signal,
  };
  try {
    return { result: await work(call as Call<never>), error: null, lines: journal.lines };
  } catch (error) {
    return { result: null, error: told(asProviderError(error, journal), journal), lines: journal.lines };
  }
}

/** The fault of a provider, or of a connector that did not understand it: either way an outcome of the call. */
function asProviderError(error: unknown, { note }: CallJournal): ProviderError {
  if (error instanceof ProviderError) return error;
  if ((error as Error).name === 'TimeoutError' || (error as Error).name === 'AbortError')
    return new ProviderError('unavailable', words('The provider took too long.', 'Провайдер отвечал слишком долго.'));
  const { name, message } = error as Error;
  const detail = words('The answer was not understood.', 'Не удалось разобрать ответ.');
  note({
    direction: 'INTERNAL',
    level: 'error',
    event: 'connector.failed',
    status: 'failed',
    message: detail,
    details: { error: `${name}: ${message}` },
  });
  return new ProviderError('contract_violation', detail);
}

/** The same fault without the secrets that its words may repeat. */
const told = ({ kind, detail, status, retryAfterMs }: ProviderError, { covered }: CallJournal) =>
  new ProviderError(kind, covered(detail), {
    ...(status !== undefined && { status }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

const notConnected = () =>
  Promise.reject(new ProviderError('auth', words('Access has not been granted yet.', 'Доступ ещё не предоставлен.')));

const clients = new WeakMap<Services, OutboundClient>();

const mostAnswer = 32 * 1024 * 1024;

/** One client for all connectors of a process, under the same guard as webhooks. Answers may be long here. */
function clientOf(services: Services): OutboundClient {
  const known = clients.get(services);
  if (known) return known;
  const made = createOutboundClient({
    policy: { allow: parseAddressBlocks(services.outboundAllow.join(',')) },
    limits: { bodyBytes: mostAnswer, bodyMs: 30_000 },
  });
  clients.set(services, made);
  return made;
}
