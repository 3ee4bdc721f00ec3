import { outboxFlow } from '../../../../../nouns/outbox-entry.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import { changeEntry, type OutboxRow, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';

interface WriteFault {
  kind: string;
  detail: Words;
}

export const storedFault = ({ kind, detail }: WriteFault) =>
  JSON.stringify({ at: portalNow().toISOString(), kind, message: detail });

/** It was surely not carried out, and will not be by itself. A person may try again. */
export async function failEntry(ctx: WriteContext, entry: OutboxRow, fault: WriteFault) {
  const row = await changeEntry(ctx.db, entry.id, {
    status: nextStatus(outboxFlow, 'fail', entry.status),
    last_error: storedFault(fault),
  });
  ctx.record(outboxEntry.changed('failed', presentEntry(entry, 'ru'), presentEntry(row, 'ru')));
}
