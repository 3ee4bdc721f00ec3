import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { callConnector, ranOut } from '../call-connector.ts';
import type { Connectors } from '../installation.row.ts';
import { doubtEntry } from './doubt-entry.ts';
import { entryPayload, sendingJob } from './enqueue-write.ts';
import { failEntry } from './fail-entry.ts';
import { lockEntry } from './outbox-entry.row.ts';
import { settleWrite } from './settle-write.ts';
import { takeWrite } from './take-write.ts';

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Sends one write: taken in a transaction, sent outside of any, settled in another. */
export function sendWrite(connectors: Connectors): Job<typeof entryPayload> {
  const [take, settle] = [takeWrite(connectors), settleWrite(connectors)];

  const send = command({
    name: 'integrations.send-write-once',
    summary: words('Send a write', 'Отправить запись'),
    ...ours,
    input: entryPayload,
    run: inSteps,
    async steps(steps, { entryId }) {
      const taken = await steps.command(take, { entryId });
      if (taken === null) return;
      const { connector, connection, operation, write } = taken;
      const how = {
        services: steps.services,
        portal: steps.asSystem,
        correlationId: entryId,
        interactive: false,
        repeats: 1,
      };
      const called = await callConnector(connector, connection, how, (call) =>
        operation.send(call, write).catch(doubtWhatRanOut),
      );
      await steps.command(settle, { entryId, attempt: write.attempt, called });
    },
  });

  const giveUp = command({
    name: 'integrations.give-up-write',
    summary: words('End a write that no worker came back from', 'Завершить запись, из которой не вернулся обработчик'),
    ...ours,
    input: object({ ...entryPayload.properties, reason: Type.String() }),
    async run(ctx, { entryId, reason }) {
      const entry = await lockEntry(ctx.db, entryId);
      const detail = words(`It could not be processed: ${reason}`, `Не удалось обработать: ${reason}`);
      if (entry?.status === 'pending') await failEntry(ctx, entry, { kind: 'internal', detail });
      else if (entry?.status === 'running') await doubtEntry(ctx, connectors, entry, detail);
      else ctx.nothingChanged();
    },
  });

  return job({
    ...sendingJob,
    command: send,
    onGivenUp: { command: giveUp, input: ({ entryId }, { reason }) => ({ entryId, reason }) },
  });
}

/** A write whose time was over may have reached the provider all the same. */
function doubtWhatRanOut(error: unknown): never {
  if (!ranOut(error)) throw error;
  throw new ProviderError(
    'unknown_outcome',
    words('The provider did not answer in time.', 'Провайдер не ответил вовремя.'),
  );
}
