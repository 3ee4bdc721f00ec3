import Type from 'typebox';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { query, type Steps } from '../../../kernel/operation.ts';
import { notFound, type Words, words } from '../../../kernel/problems/errors.ts';
import { connectorsOf } from '../installation.row.ts';
import { entryPayload } from './enqueue-write.ts';
import { entryRow, type OutboxRow } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';
import { sendOnce } from './send-once.ts';

/** How a write stands that somebody waits for. */
export interface SentWrite {
  id: string;
  installationId: string;
  status: OutboxRow['status'];
  fault: { kind: string; message: Words } | null;
}

/** How long a write is left to the person who waits for it: longer than his call may last. */
export const leftToCallerMs = 60_000;

/**
 * Sends a write that a person waits for, and answers how it stands then. What was surely not carried out has failed and stays so; what is
 * in doubt is looked for as any other write.
 */
export function sendNow(all: readonly AnyConnector[]) {
  const send = sendOnce(connectorsOf(all));
  return async (steps: Steps, entryId: string): Promise<SentWrite> => {
    await send(steps.asSystem, steps, entryId, { isAwaited: true });
    return (await steps.asSystem.query(readWrite, { entryId })) as SentWrite;
  };
}

const readWrite = query({
  name: 'integrations.read-write',
  summary: words('Read a write at a provider', 'Прочитать запись у провайдера'),
  permission: 'signed-in',
  scope: null,
  input: entryPayload,
  output: Type.Unknown(),
  async run({ db }, { entryId }): Promise<SentWrite> {
    const row = await entryRow(db, entryId);
    if (!row) throw notFound(outboxEntry.noun);
    return { id: row.id, installationId: row.installation_id, status: row.status, fault: row.last_error };
  },
});
