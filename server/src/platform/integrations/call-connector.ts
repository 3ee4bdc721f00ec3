import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../kernel/integrations/call.ts';
import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import type { Steps } from '../../kernel/operation.ts';
import { byPortalClock, portalNow } from '../../kernel/portal-clock.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';
import type { OutboundLimits } from '../outbound/outcome.ts';
import { clientOf } from './client-of.ts';
import { fileAddress } from './file-address.ts';
import { findMailServer } from './find-mail-server.ts';
import { addressesOf } from './http/addresses-of.ts';
import { type CallJournal, createCallJournal } from './http/create-call-journal.ts';
import { createProviderBudget } from './http/create-provider-budget.ts';
import { createProviderHttp } from './http/create-provider-http.ts';
import { testPortalAsksNobody } from './http/provider-errors.ts';
import { keepReceived } from './keep-received.ts';
import type { KeptLine } from './log/write-log.ts';
import { tokenKeeper } from './oauth/token-keeper.ts';
import type { Connection } from './open-connection.ts';
import { listWritten } from './outbox/list-written.ts';
import { readAsked } from './outbox/read-asked.ts';
import { readOwnFile } from './read-own-file.ts';
import { sessionKeeper } from './sessions/session-keeper.ts';

/** What came of a piece of work outside, and what is to be written of it. */
export type Called<T> = { lines: readonly KeptLine[] } & (
  | { result: T; error: null }
  | { result: null; error: ProviderError }
);

export interface How {
  services: Services;
  correlationId: string | null;
  /** A person waits: one repeat at most, and a short wait for the provider's limit. */
  interactive: boolean;
  /** Where tokens of access granted by OAuth are read and renewed: `asSystem` of the steps or of the job. */
  portal: Steps['asSystem'];
  /** Fewer repeats than usual, where the whole is tried again later. */
  repeats?: number;
  /** Milliseconds to wait for the provider's limit, for work of which much may come at once: it gives its worker back and comes again. */
  patienceMs?: number;
  /** Of one exchange; tests scale them down. */
  limits?: Partial<OutboundLimits>;
  /** Waits so many milliseconds before a repeat, or for the provider's limit; tests scale it down. */
  pause?(ms: number): Promise<unknown>;
}

/** Milliseconds: of the whole, for the provider's limit, before one repeat. */
const patience = {
  interactive: { wholeMs: 30_000, longestWaitMs: 2_000, longestPauseMs: 2_000, repeats: 1 },
  background: { wholeMs: 600_000, longestWaitMs: 60_000, longestPauseMs: 300_000, repeats: 5 },
};

/** Runs a connector outside any transaction. It never throws for what the provider does: the fault is an outcome to be written. */
export async function callConnector<T>(
  connector: AnyConnector,
  connection: Connection,
  { services, correlationId, interactive, portal, repeats, patienceMs, limits, ...how }: How,
  work: (call: Call<never>) => Promise<T>,
): Promise<Called<T>> {
  if (connection.isTest && !connector.asksNobody) return { result: null, error: testPortalAsksNobody(), lines: [] };
  const { wholeMs, longestWaitMs, longestPauseMs, ...usual } = patience[interactive ? 'interactive' : 'background'];
  const journal = createCallJournal(connection.secrets, correlationId);
  const signal = AbortSignal.timeout(wholeMs);
  const pause = how.pause ?? ((ms: number) => wait(ms, undefined, { signal }));
  const parts = {
    client: clientOf(services, limits),
    journal,
    pause,
    longestPauseMs,
    ...createProviderBudget(services, connector.manifest, connection, {
      ...{ interactive, pause },
      longestWaitMs: patienceMs ?? longestWaitMs,
    }),
  };
  const keeper = { connection, portal, parts, longestWaitMs: wholeMs / 2 };
  const { session } = connector;
  const accessToken: Call['accessToken'] = session
    ? sessionKeeper({ ...keeper, open: () => session(call) })
    : tokenKeeper({ ...keeper, connector, services });
  const http = createProviderHttp({
    ...parts,
    ...addressesOf(services, connector.manifest, connection.settings),
    repeats: repeats ?? usual.repeats,
    accessToken,
  });
  const call: Call = {
    tenantId: connection.tenantId,
    installationId: connection.installationId,
    correlationId: correlationId ?? connection.installationId,
    settings: connection.settings,
    http,
    accessToken,
    publicUrl: services.publicUrl,
    installer: connection.installer,
    mailServer: (named) => findMailServer(services, named),
    keepFile: (given) => keepReceived(services, connection.tenantId, given),
    fileAddress: fileAddress(services, connection.tenantId, journal.cover),
    readFile: (storageKey) => readOwnFile(services, connection.tenantId, storageKey),
    written: (operation) =>
      portal.query(listWritten, { id: connection.installationId, operation }) as ReturnType<Call['written']>,
    asked: (writeId) =>
      portal.query(readAsked, { id: connection.installationId, writeId }) as ReturnType<Call['asked']>,
    log: journal.note,
    now: () => byPortalClock(connection.secondsAhead, portalNow),
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
  if (ranOut(error))
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

/** Whether it ended because the time of the call was over. */
export const ranOut = (error: unknown) => ['TimeoutError', 'AbortError'].includes((error as Error).name);
