import { ProviderError } from '../../../kernel/integrations/provider.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { callConnector, ranOut } from '../call-connector.ts';
import type { Connectors } from '../installation.row.ts';
import { settleWrite } from './settle-write.ts';
import { takeWrite } from './take-write.ts';

interface How {
  /** A person waits: what fails is not sent again by itself. */
  isAwaited: boolean;
}

/**
 * A sender that stood still for longer than this, ms, once it had taken a write, does not begin any more: its lease may have run out, and
 * others may have settled the write or have had it sent again.
 */
const mostMsToBegin = 10_000;

/** Sends one write: taken in a transaction, sent outside of any, settled in another. */
export function sendOnce(connectors: Connectors) {
  const [take, settle] = [takeWrite(connectors), settleWrite(connectors)];
  return async (
    run: Pick<Steps, 'command'>,
    { services, asSystem: portal }: Pick<Steps, 'services' | 'asSystem'>,
    entryId: string,
    { isAwaited }: How,
  ): Promise<void> => {
    const taken = await run.command(take, { entryId });
    if (taken === null) return;
    const { takenAt, connector, connection, operation, write } = taken;
    const how = { services, portal, correlationId: entryId, interactive: isAwaited, repeats: 1 };
    const called = await callConnector(connector, connection, how, (call) => {
      if (performance.now() - takenAt > mostMsToBegin) throw stoodStill;
      return operation.send(call, write).catch(doubtWhatRanOut);
    });
    await run.command(settle, { entryId, attempt: write.attempt, called, isAwaited });
  };
}

const stoodStill = new ProviderError(
  'unavailable',
  words(
    'Our server stood still before sending, so nothing was sent.',
    'Наш сервер остановился перед отправкой, поэтому ничего не отправлено.',
  ),
);

/** A write whose time was over may have reached the provider all the same. */
function doubtWhatRanOut(error: unknown): never {
  if (!ranOut(error)) throw error;
  throw new ProviderError(
    'unknown_outcome',
    words('The provider did not answer in time.', 'Провайдер не ответил вовремя.'),
  );
}
