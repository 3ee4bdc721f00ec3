import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { letterIdsAmong } from '../../../platform/mail/letter-identifier.ts';
import { returnLetters } from '../../../platform/mail/return-letters.ts';
import { mailboxThread, mailboxThreads } from '../mailbox-thread.ts';
import type { NewLetter } from './gather-threads.ts';

interface Returned {
  messageId: string;
  address: string;
  reason: string;
}

/** Reports of letters that did not arrive: the letter shows whom it has not reached, and so does the record it was about. */
export async function followBounces(
  ctx: WriteContext,
  installationId: string,
  letters: readonly NewLetter[],
): Promise<void> {
  const returned = letters.flatMap(({ bounce }): Returned[] =>
    bounce?.messageId ? bounce.failed.map((one) => ({ messageId: bounce.messageId as string, ...one })) : [],
  );
  if (returned.length === 0) return;
  const ofPortal = returned.flatMap(({ messageId, address, reason }) =>
    letterIdsAmong(ctx.services, [messageId]).map((letterId) => ({ letterId, address, reason })),
  );
  const marked = await returnLetters(ctx, ofPortal);
  const threads = await markOwn(ctx, returned);
  for (const thread of await mailboxThreads.byIds(ctx.db, threads))
    ctx.record(mailboxThread.fact('undelivered', thread));
  await writeLog(ctx.db, installationId, [line(returned, marked + threads.length)]);
}

/** Only somebody whom the letter was written to can be reported. */
async function markOwn(ctx: WriteContext, returned: readonly Returned[]): Promise<string[]> {
  const rows = await ctx.db.many<{ thread_id: string }>(sql`
    update mailbox_messages message set undelivered = message.undelivered || told.people, updated_at = portal_now()
    from (select "messageId", jsonb_agg(jsonb_build_object('address', address, 'reason', reason)) as people
          from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) given ("messageId" text, address text, reason text)
          group by "messageId") told
    where message.tenant_id = ${ctx.db.tenant} and message.message_id = told."messageId" and message.direction = 'out'
      and not message.undelivered @> told.people
      and exists (select 1 from jsonb_array_elements(message.recipients || message.copies) written, jsonb_array_elements(told.people) one
        where lower(written->>'address') = lower(one->>'address'))
    returning message.thread_id`);
  return [...new Set(rows.map(({ thread_id }) => thread_id))];
}

const line = (returned: readonly Returned[], known: number) =>
  ({
    at: portalNow().toISOString(),
    correlationId: null,
    direction: 'INBOUND',
    level: 'warning',
    event: 'mail.returned',
    status: known > 0 ? 'ok' : 'skipped',
    message: words(
      `Bounced messages: ${returned.length}; sent from here: ${known}.`,
      `Вернувшихся писем: ${returned.length}; из них наших: ${known}.`,
    ),
    details: { letters: returned.map(({ messageId }) => messageId) },
  }) as const;
