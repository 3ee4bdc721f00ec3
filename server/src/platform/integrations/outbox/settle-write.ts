import Type from 'typebox';
import { outboxFlow } from '../../../../../nouns/outbox-entry.ts';
import { flag, integer, object } from '../../../kernel/fields.ts';
import type { Written } from '../../../kernel/integrations/outgoing-write.ts';
import { isLasting, type ProviderError } from '../../../kernel/integrations/provider.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Called } from '../call-connector.ts';
import type { Connectors } from '../installation.row.ts';
import { writeLog } from '../log/write-log.ts';
import { noteFault } from '../note-fault.ts';
import { doubtEntry } from './doubt-entry.ts';
import { entryPayload, sendingJob } from './enqueue-write.ts';
import { failEntry, storedFault } from './fail-entry.ts';
import { finishEntry } from './finish-entry.ts';
import { changeEntry, lockEntry, type OutboxRow } from './outbox-entry.row.ts';

/** Seconds before each new attempt of what surely was not carried out. */
const spacing = [60, 300, 900, 3_600];

/** Writes what came of an attempt. One that was overtaken, by a person or by a sender that came after, changes nothing but to say it is done. */
export const settleWrite = (connectors: Connectors) =>
  command({
    name: 'integrations.settle-write',
    summary: words('Note what came of a write', 'Отметить результат записи'),
    permission: 'signed-in',
    scope: null,
    input: object({
      ...entryPayload.properties,
      attempt: integer('Attempt', { minimum: 1 }),
      called: Type.Unsafe<Called<Written>>({}),
      isAwaited: flag('A person waits for it'),
    }),
    output: Type.Unknown(),
    async run(ctx, { entryId, attempt, called, isAwaited }) {
      const entry = await lockEntry(ctx.db, entryId);
      if (!entry) return ctx.nothingChanged();
      await writeLog(
        ctx.db,
        entry.installation_id,
        called.lines.map((line) => ({ ...line, details: { ...line.details, writeId: entryId } })),
      );
      const ours = entry.attempts === attempt;
      if (called.error === null && ours && ['running', 'in_doubt'].includes(entry.status))
        return finishEntry(ctx, entry, called.result);
      if (called.error === null || !ours || entry.status !== 'running') return ctx.nothingChanged();
      return notWritten(ctx, connectors, entry, called.error, isAwaited);
    },
  });

async function notWritten(
  ctx: WriteContext,
  connectors: Connectors,
  entry: OutboxRow,
  error: ProviderError,
  isAwaited: boolean,
) {
  if (isLasting(error.kind)) await noteFault(ctx, connectors, entry.installation_id, error);
  if (leavesDoubt(error)) return doubtEntry(ctx, connectors, entry, error.detail);
  const seconds = spacing[entry.attempts - 1];
  // Who waits is told at once, and asks again himself.
  if (isAwaited || !isPassing(error) || seconds === undefined) return failEntry(ctx, entry, error);
  await changeEntry(ctx.db, entry.id, {
    status: nextStatus(outboxFlow, 'postpone', entry.status),
    last_error: storedFault(error),
  });
  const wait = Math.max(seconds * 1_000, error.retryAfterMs ?? 0);
  await ctx.enqueue(sendingJob, { entryId: entry.id }, { dueAt: new Date(portalNow().getTime() + wait).toISOString() });
  ctx.nothingChanged();
}

/** An answer that says neither yes nor no leaves as much doubt as none. */
const leavesDoubt = ({ kind }: ProviderError) => kind === 'unknown_outcome' || kind === 'contract_violation';

const isPassing = ({ kind }: ProviderError) => kind === 'unavailable' || kind === 'rate_limited';
