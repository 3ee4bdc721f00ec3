import type { LetterState } from '../../../../../nouns/mailbox-message.ts';
import type { Undelivered } from '../../../kernel/integrations/ports/mailbox.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../kernel/sql/sql.ts';
import type { StoredMessage } from '../mailbox-message.ts';
import { changeThread, mailboxThread, mailboxThreads } from '../mailbox-thread.ts';

interface Move {
  state: LetterState;
  error?: Words | null;
  undelivered?: readonly Undelivered[];
  attempts?: number;
}

const kindOf = { done: 'sent', failed: 'failed', in_doubt: 'in_doubt' } as const;

/** Writes the new state of a locked letter; where it is final or in doubt, its conversation records a fact. */
export async function moveLetter(ctx: WriteContext, letter: StoredMessage, move: Move): Promise<void> {
  const { state, error = null, undelivered, attempts } = move;
  await ctx.db.execute(sql`
    update mailbox_messages set ${assignments({
      state,
      error: error && JSON.stringify(error),
      ...(undelivered && { undelivered: JSON.stringify(undelivered) }),
      ...(attempts !== undefined && { attempts }),
    })}, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${letter.id}`);
  if (state === 'pending' || state === 'running') return ctx.nothingChanged();
  const before = await mailboxThreads.lock(ctx.db, letter.threadId);
  const now = await changeThread(ctx.db, letter.threadId);
  const reason = error?.en;
  ctx.record(mailboxThread.changed(kindOf[state], before, now, { letter: letter.id, ...(reason && { reason }) }));
}
