import type { MailItem } from '../../../kernel/integrations/ports/mailbox.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import type { NewLetter } from './gather-threads.ts';

/** Says in the journal how many letters of a page were known already. */
export async function noteDuplicates(
  ctx: WriteContext,
  installationId: string,
  given: readonly MailItem[],
  fresh: readonly NewLetter[],
): Promise<void> {
  const left = given.length - fresh.length;
  if (left === 0) return;
  const numbers = new Set(fresh.map(({ uid }) => uid));
  await writeLog(ctx.db, installationId, [
    {
      at: portalNow().toISOString(),
      correlationId: null,
      direction: 'INBOUND',
      level: 'info',
      event: 'mail.known_already',
      status: 'skipped',
      message: words(`Letters that were known already: ${left}.`, `Уже известных писем пропущено: ${left}.`),
      details: { uids: given.map(({ uid }) => uid).filter((uid) => !numbers.has(uid)) },
    },
  ]);
}
