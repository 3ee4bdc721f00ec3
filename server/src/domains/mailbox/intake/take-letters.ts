import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { consumer, pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import type { MailItem } from '../../../kernel/integrations/ports/mailbox.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { mailboxThread, mailboxThreads } from '../mailbox-thread.ts';
import { findPriceLetters } from '../prices/find-price-letters.ts';
import { followBounces } from './follow-bounces.ts';
import {
  type Gathered,
  gatherThreads,
  goesBySubject,
  identifiersOf,
  type KnownThread,
  type NewLetter,
} from './gather-threads.ts';
import { mergeThreads } from './merge-threads.ts';
import { noteDuplicates } from './note-duplicates.ts';
import { suggestLinks } from './suggest-links.ts';
import { writeLetters } from './write-letters.ts';
import { writeThreads } from './write-threads.ts';

/** Letters of the mailbox, page by page: each is kept once, whatever comes again. */
const keepLetters = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'mailbox.take-letters',
    summary: words('Take letters of the mailbox', 'Принять письма ящика'),
    permission: 'signed-in',
    scope: null,
    input: pulledItems,
    output: taken,

    async run(ctx, { installationId, items }) {
      const given = items as MailItem[];
      const known = await knownAmong(ctx, given);
      const own = await ownAddress(ctx, installationId);
      const letters = unseen(given, known).map((item) => asNew(item, own));
      await noteDuplicates(ctx, installationId, given, letters);
      if (letters.length === 0) {
        ctx.nothingChanged();
        return { taken: 0 };
      }
      const gathered = gatherThreads(letters, await threadsNaming(ctx, letters), await talksWith(ctx, letters), uuidv7);
      await mergeThreads(ctx, gathered);
      await writeThreads(ctx, gathered);
      await writeLetters(ctx, installationId, gathered);
      await suggestLinks(ctx, gathered);
      await followBounces(ctx, installationId, letters);
      await findPriceLetters(ctx, connectors, gathered);
      await tell(ctx, gathered);
      return { taken: letters.length };
    },
  });

export const takeLetters = (connectors: readonly AnyConnector[]) => consumer('mailbox', keepLetters(connectors));

const knownAmong = async (ctx: WriteContext, items: readonly MailItem[]): Promise<ReadonlySet<string>> => {
  const rows = await ctx.db.many<{ message_id: string }>(sql`
    select message_id from mailbox_messages
    where tenant_id = ${ctx.db.tenant} and message_id = any(${items.map(({ messageId }) => messageId)}::text[])`);
  return new Set(rows.map(({ message_id }) => message_id));
};

function unseen(items: readonly MailItem[], known: ReadonlySet<string>): MailItem[] {
  const first = new Map(items.toReversed().map((item) => [item.messageId, item]));
  return items.filter((item) => !known.has(item.messageId) && first.get(item.messageId) === item);
}

async function ownAddress(ctx: WriteContext, installationId: string): Promise<string> {
  const { account } = await ctx.db.one<{ account: string | null }>(sql`
    select lower(connected_account) as account from integration_installations
    where tenant_id = ${ctx.db.tenant} and id = ${installationId}`);
  return account ?? '';
}

function asNew(item: MailItem, own: string): NewLetter {
  const people = [...(item.from ? [item.from] : []), ...item.to, ...item.cc];
  const others = [...new Set(people.map(({ address }) => address))].filter((address) => address !== own);
  return { ...item, id: uuidv7(), others };
}

async function threadsNaming(ctx: WriteContext, letters: readonly NewLetter[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.many<{ message_id: string; thread_id: string }>(sql`
    select message_id, thread_id from mailbox_references
    where tenant_id = ${ctx.db.tenant} and message_id = any(${letters.flatMap(identifiersOf)}::text[])`);
  return new Map(rows.map(({ message_id, thread_id }) => [message_id, thread_id]));
}

/** Recent conversations with those who answer without saying what. */
async function talksWith(ctx: WriteContext, letters: readonly NewLetter[]): Promise<KnownThread[]> {
  const writers = letters.filter(goesBySubject).flatMap(({ from }) => from?.address ?? []);
  if (writers.length === 0) return [];
  return ctx.db.many<KnownThread>(sql`
    select id, subject, addresses from mailbox_threads
    where tenant_id = ${ctx.db.tenant} and addresses && ${writers}::text[] and last_message_at > portal_now() - interval '90 days'
    order by last_message_at desc limit 500`);
}

async function tell(ctx: WriteContext, gathered: readonly Gathered[]) {
  const threads = await mailboxThreads.byIds(
    ctx.db,
    gathered.map(({ threadId }) => threadId),
  );
  const letters = new Map(gathered.map((one) => [one.threadId, one.letters.map(({ id }) => id)]));
  for (const thread of threads) ctx.record(mailboxThread.fact('received', thread, { letters: letters.get(thread.id) }));
}
