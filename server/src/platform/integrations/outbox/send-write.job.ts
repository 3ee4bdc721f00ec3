import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Connectors } from '../installation.row.ts';
import { doubtEntry } from './doubt-entry.ts';
import { entryPayload, sendingJob } from './enqueue-write.ts';
import { failEntry } from './fail-entry.ts';
import { lockEntry } from './outbox-entry.row.ts';
import { sendOnce } from './send-once.ts';

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Sends what nobody waits for. */
export function sendWrite(connectors: Connectors): Job<typeof entryPayload> {
  const sendIt = sendOnce(connectors);

  const send = command({
    name: 'integrations.send-write-once',
    summary: words('Send a write', 'Отправить запись'),
    ...ours,
    input: entryPayload,
    run: inSteps,
    steps: (steps, { entryId }) => sendIt(steps, steps, entryId, { isAwaited: false }),
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
