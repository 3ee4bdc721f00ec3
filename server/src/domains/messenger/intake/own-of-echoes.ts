import type { MessageEvent } from '../../../kernel/integrations/ports/messenger.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { settleFound } from '../../../platform/integrations/outbox/settle-found.ts';
import { messageColumns, type StoredMessage } from '../messenger-message.ts';

interface Echoes {
  /** Messages of ours that these echoes are of, by the identifier that the provider gave them. */
  own: ReadonlyMap<string, StoredMessage>;
  /** Echoes that may be of a message which is just being sent: they wait for what comes of it. */
  held: ReadonlySet<string>;
}

/**
 * Whether what the company wrote was written here: a message of ours without an identifier yet, in the same chat and of the same
 * content. One in doubt was carried out, then; one that is being sent may be another of the same words.
 */
export async function ownOfEchoes(
  ctx: WriteContext,
  installationId: string,
  echoes: readonly MessageEvent[],
  talks: ReadonlyMap<MessageEvent, string>,
): Promise<Echoes> {
  const [own, held] = [new Map<string, StoredMessage>(), new Set<string>()];
  if (echoes.length === 0) return { own, held };
  const nameless = await namelessIn(
    ctx,
    echoes.map((echo) => talks.get(echo) as string),
  );
  for (const echo of echoes) {
    if (own.has(echo.messageId) || held.has(echo.messageId)) continue;
    const alike = nameless.filter((one) => one.conversationId === talks.get(echo) && isSame(one, echo));
    const known = alike.find(({ inDoubt, status }) => inDoubt || status !== 'queued');
    if (known) {
      nameless.splice(nameless.indexOf(known), 1);
      if (known.inDoubt) await settleFound(ctx, known.requestId as string, { externalId: echo.messageId });
      own.set(echo.messageId, named(known, echo.messageId));
    } else if (alike.length > 0) {
      held.add(echo.messageId);
      await hold(ctx, installationId, talks.get(echo) as string, echo);
    }
  }
  return { own, held };
}

/** The message now that the provider's name of it is known, which proves that it left. */
export const named = (message: StoredMessage, messageId: string): StoredMessage => ({
  ...message,
  messageId,
  inDoubt: false,
  status: message.status === 'queued' ? 'sent' : message.status,
});

/** Own messages of these conversations that wait for their identifier, the oldest first. */
export const namelessIn = ({ db }: WriteContext, conversationIds: readonly string[]): Promise<StoredMessage[]> =>
  db.many<StoredMessage>(sql`
    select ${messageColumns} from messenger_messages message
    where message.tenant_id = ${db.tenant} and message.conversation_id = any(${[...new Set(conversationIds)]}::uuid[])
      and message.external_id is null and message.direction = 'out' and message.status <> 'failed'
    order by message.id for update of message`);

/** The same words, or a file each: what a provider calls a file is its own affair. */
export const isSame = (message: StoredMessage, echo: Pick<MessageEvent, 'text' | 'fileUrl'>): boolean =>
  message.file === null ? echo.fileUrl === null && plain(message.text) === plain(echo.text) : echo.fileUrl !== null;

const plain = (text: string | null) => (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();

const hold = ({ db }: WriteContext, installationId: string, conversationId: string, echo: MessageEvent) =>
  db.execute(sql`
    insert into messenger_early_events (tenant_id, installation_id, external_id, kind, conversation_id, event)
    values (${db.tenant}, ${installationId}, ${echo.messageId}, 'echo', ${conversationId}, ${JSON.stringify(echo)})
    on conflict do nothing`);
