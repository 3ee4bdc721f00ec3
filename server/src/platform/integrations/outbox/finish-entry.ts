import { outboxFlow } from '../../../../../nouns/outbox-entry.ts';
import type { Written } from '../../../kernel/integrations/outgoing-write.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { changeEntry, type OutboxRow, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';

/** The provider has it: it said so itself, or it was found there. */
export async function finishEntry(ctx: WriteContext, entry: OutboxRow, { externalId, details = {} }: Written) {
  const row = await changeEntry(ctx.db, entry.id, {
    status: nextStatus(outboxFlow, 'finish', entry.status),
    awaits_decision: false,
    external_id: externalId?.slice(0, 300) ?? null,
    details: JSON.stringify(details),
    last_error: null,
  });
  ctx.record(outboxEntry.changed('done', presentEntry(entry, 'ru'), presentEntry(row, 'ru')));
}
