import { id, object } from '../../../kernel/fields.ts';
import type { JobName, WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { type OutboxRow, outboxColumns, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';

export const entryPayload = object({ entryId: id('Write') });

/** What sends an entry of the outbox; enqueued here, done where connectors are known. */
export const sendingJob = { name: 'integrations.send-write', payload: entryPayload } satisfies JobName;

interface Ordered {
  installationId: string;
  /** One of the connector's `writes`. */
  operation: string;
  /** Plain JSON for the connector; nothing secret. */
  payload: Readonly<Record<string, unknown>>;
  /** The record it is written for: a reaction to the entry's facts finds it by these. */
  entity?: { type: string; id: string };
  /** Milliseconds for which whoever asks sends it himself, as `sendNow` does: only afterwards a worker looks what came of it. */
  leftToCallerMs?: number;
}

/** Keeps a write beside the change that asks for it; a worker sends it once both are committed. Answers its identifier. */
export async function enqueueWrite(ctx: WriteContext, ordered: Ordered) {
  const { installationId, operation, payload, entity, leftToCallerMs = 0 } = ordered;
  const row = await ctx.db.one<OutboxRow>(sql`
    insert into integration_outbox as entry ${columns({
      tenant_id: ctx.db.tenant,
      id: uuidv7(),
      installation_id: installationId,
      operation,
      payload: JSON.stringify(payload),
      entity_type: entity?.type ?? null,
      entity_id: entity?.id ?? null,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    })} returning ${outboxColumns}`);
  const dueAt = new Date(portalNow().getTime() + leftToCallerMs).toISOString();
  await ctx.enqueue(sendingJob, { entryId: row.id }, leftToCallerMs > 0 ? { dueAt } : {});
  ctx.record(outboxEntry.fact('queued', presentEntry(row, ctx.language)));
  return row.id;
}
