import Type from 'typebox';
import type { EDocumentWritten } from '../../../kernel/integrations/ports/e-document-writes.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { cutText } from '../../../kernel/values/storable-text.ts';
import { finishFound } from '../../../platform/integrations/outbox/finish-found.ts';
import { writeFacts, writeOutcome } from '../../../platform/integrations/outbox/write-outcome.ts';
import { settleRefusal } from '../incoming/settle-refusal.ts';
import { followState, mayFollow } from '../states/follow-state.ts';
import type { Followed } from '../states/followed.ts';
import { type HeldOutgoing, holdOutgoing, writeOutgoing } from '../states/held-outgoing.ts';
import { refreshing } from '../states/refreshing.ts';

type Outcome = NonNullable<Awaited<ReturnType<typeof writeOutcome>>>;

/** What came of a write at an operator shows at the document it was for. */
export const settleWrites = reaction(
  writeFacts,
  command({
    name: 'e-documents.settle-writes',
    summary: words('Note what came of a write at an operator', 'Отметить результат записи у оператора'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { entityId }) {
      const outcome = await writeOutcome(ctx.db, entityId);
      if (!outcome?.operation.startsWith('e-documents.')) return ctx.nothingChanged();
      if (outcome.operation === 'e-documents.refuse') return settleRefusal(ctx, outcome);
      const isSubmission = outcome.operation === 'e-documents.submit';
      const condition = isSubmission ? sql`edoc.write_id = ${outcome.id}` : sql`edoc.id = ${outcome.entityId}`;
      const [held] = await holdOutgoing(ctx.db, condition);
      if (!held) return ctx.nothingChanged();
      await (isSubmission ? settleSubmission(ctx, held, outcome) : settleRevocation(ctx, held, outcome));
    },
  }),
);

/** By the time this runs the operator may have told more: what it told is never taken back. */
async function settleSubmission(ctx: WriteContext, held: HeldOutgoing, outcome: Outcome) {
  const { id, status, details, fault, externalId } = outcome;
  const isTold = held.asOf !== null;
  if (status === 'done') return handedOver(ctx, held, details as Partial<EDocumentWritten>, externalId);
  if (isTold && status === 'in_doubt')
    return finishFound(ctx, id, { ...(held.key && { externalId: held.key }), details: { ids: held.ids } });
  const inDoubt = status === 'in_doubt';
  await writeOutgoing(ctx, held, isTold ? held : submitted(held, status, fault), { inDoubt });
}

function submitted(held: HeldOutgoing, status: Outcome['status'], fault: Outcome['fault']): HeldOutgoing {
  if (status === 'in_doubt') return moved(held, 'queued', doubted);
  return status === 'failed' ? moved(held, 'error', fault?.ru ?? null) : moved(held, 'queued', null);
}

async function handedOver(
  ctx: WriteContext,
  held: HeldOutgoing,
  { ids = {}, state }: Partial<EDocumentWritten>,
  externalId: string | null,
) {
  const key = held.key ?? state?.key ?? externalId;
  const named = { ...held, key, ids: { ...ids, ...held.ids } as Followed['ids'] };
  const known = state
    ? followState(named, state, null).known
    : held.asOf === null
      ? moved(named, 'draft', 'Черновик передан оператору')
      : named;
  await writeOutgoing(ctx, held, known, { state: state ?? null, inDoubt: false });
  if (!state && Object.keys(known.ids).length > 0) await readLater(ctx, held);
}

/** What became of a document that was to be revoked the operator says itself. */
async function settleRevocation(ctx: WriteContext, held: HeldOutgoing, { status, details, fault }: Outcome) {
  const { state } = details as Partial<EDocumentWritten>;
  if (status === 'done') {
    const known = state ? followState(held, state, null).known : held;
    await writeOutgoing(ctx, held, known, { state: state ?? null, inDoubt: false });
    if (!state) await readLater(ctx, held);
    return;
  }
  const inDoubt = status === 'in_doubt';
  const failed = status === 'failed' ? `Аннулирование не запрошено. ${fault?.ru ?? ''}`.trim() : held.statusDetails;
  const statusDetails = inDoubt ? `Запрос аннулирования: ${doubted.toLowerCase()}` : failed;
  // Nothing was revoked, so there is no reason why; that of a rejection is the recipient's.
  const reason = status === 'failed' && held.status !== 'rejected' ? null : held.reason;
  await writeOutgoing(ctx, held, { ...held, reason, statusDetails: cutText(statusDetails, 2_000) }, { inDoubt });
}

const readLater = (ctx: WriteContext, { record: { id } }: HeldOutgoing) =>
  ctx.enqueue(refreshing, { of: 'outgoing', id }, { key: id });

/** A status that may not follow the one that is known is left as it is. */
const moved = (held: HeldOutgoing, status: Followed['status'], text: string | null): HeldOutgoing =>
  mayFollow(held.status, status) ? { ...held, status, statusText: cutText(text, 500) } : held;

const doubted = 'Результат неизвестен, проверяем';
