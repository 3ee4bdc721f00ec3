import type { EDocumentWritten } from '../../../kernel/integrations/ports/e-document-writes.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { writeOutcome } from '../../../platform/integrations/outbox/write-outcome.ts';
import { incomingEDocuments } from '../incoming-e-document.ts';
import { followState } from '../states/follow-state.ts';
import { holdIncoming, writeIncoming } from '../states/held-incoming.ts';
import { refreshing } from '../states/refreshing.ts';

type Outcome = NonNullable<Awaited<ReturnType<typeof writeOutcome>>>;

const stands = { pending: 'queued', running: 'queued', in_doubt: 'in_doubt', failed: 'failed', done: 'done' } as const;

/** What came of our refusal; how the document stands then the operator says. */
export async function settleRefusal(ctx: WriteContext, { entityId, status, details, fault }: Outcome) {
  const [held] = await holdIncoming(ctx.db, sql`came.id = ${entityId}`);
  if (!held) return ctx.nothingChanged();
  const statusDetails = status === 'failed' ? (fault?.ru.slice(0, 2_000) ?? null) : held.record.statusDetails;
  const record = await incomingEDocuments.change(ctx, held.record, { refusalStatus: stands[status], statusDetails });
  if (status !== 'done') return;
  const { state } = details as Partial<EDocumentWritten>;
  const now = { ...held, record, statusDetails };
  if (state) await writeIncoming(ctx, now, followState(now, state, null).known, state);
  else await ctx.enqueue(refreshing, { of: 'incoming', id: record.id }, { key: record.id });
}
