import Type from 'typebox';
import { outboxFlow } from '../../../../../nouns/outbox-entry.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OutgoingWrite, Write } from '../../../kernel/integrations/outgoing-write.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Connectors, workingInstallation } from '../installation.row.ts';
import { type Connection, openConnection } from '../open-connection.ts';
import { doubtEntry } from './doubt-entry.ts';
import { entryPayload } from './enqueue-write.ts';
import { failEntry } from './fail-entry.ts';
import { changeEntry, lockEntry, type OutboxRow, outgoingWrite } from './outbox-entry.row.ts';

interface TakenWrite {
  /** By the clock of this process that nobody sets. */
  takenAt: number;
  connector: AnyConnector;
  connection: Connection;
  operation: Write<never>;
  write: OutgoingWrite;
}

/**
 * Marks an entry as being sent and commits that before anything is sent: a worker that finds the mark again knows that the
 * sender died and that the outcome is unknown.
 */
export const takeWrite = (connectors: Connectors) =>
  command({
    name: 'integrations.take-write',
    summary: words('Take a write to be sent', 'Взять запись в отправку'),
    permission: 'signed-in',
    scope: null,
    input: entryPayload,
    output: Type.Unknown(),
    async run(ctx, { entryId }): Promise<TakenWrite | null> {
      const entry = await lockEntry(ctx.db, entryId);
      if (entry?.status === 'running') await doubtEntry(ctx, connectors, entry, senderDied);
      else if (entry?.status === 'pending') return take(ctx, connectors, entry);
      else ctx.nothingChanged();
      return null;
    },
  });

async function take(ctx: WriteContext, connectors: Connectors, entry: OutboxRow): Promise<TakenWrite | null> {
  const row = await workingInstallation(ctx.db, entry.installation_id);
  const connector = row && connectors.bySlug(row.slug);
  const operation = connector?.writes?.[entry.operation];
  if (!row || !connector || !operation) {
    await failEntry(ctx, entry, { kind: 'disabled', detail: notWorking });
    return null;
  }
  const sentAt = portalNow().toISOString();
  const taken = await changeEntry(ctx.db, entry.id, {
    status: nextStatus(outboxFlow, 'take', entry.status),
    attempts: entry.attempts + 1,
    sent_at: sentAt,
  });
  ctx.nothingChanged();
  return {
    takenAt: performance.now(),
    connector,
    operation,
    connection: await openConnection(ctx, row),
    write: await outgoingWrite(ctx.db, taken, sentAt),
  };
}

const senderDied = words(
  'Sending was interrupted on our side; it is not known whether it reached the provider.',
  'Отправка оборвалась на нашей стороне; дошла ли она до провайдера, неизвестно.',
);

const notWorking = words(
  'The integration is not running, so nothing was sent. Enable it and try again.',
  'Интеграция не работает, поэтому ничего не отправлено. Включите её и повторите.',
);
