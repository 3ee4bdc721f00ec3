import type { StatusEvent } from '../../../kernel/integrations/ports/messenger.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { further, messageColumns, type StoredMessage } from '../messenger-message.ts';
import { changeMessages } from './change-messages.ts';
import type { Touched } from './tell-conversations.ts';

/** How far messages of ours have come. A status whose message is not there yet waits for it. */
export async function takeStatuses(
  ctx: WriteContext,
  installationId: string,
  statuses: readonly StatusEvent[],
): Promise<Touched[]> {
  if (statuses.length === 0) return [];
  const held = await messagesNamed(
    ctx,
    installationId,
    statuses.map(({ messageId }) => messageId),
  );
  await keepEarly(
    ctx,
    installationId,
    statuses.filter(({ messageId }) => !held.has(messageId)),
  );
  const changed = [...Map.groupBy(statuses, ({ messageId }) => messageId)].flatMap(([messageId, told]) => {
    const message = held.get(messageId);
    const now = message && told.reduce(withStatus, message);
    return now && now !== message ? [now] : [];
  });
  return changeMessages(ctx, changed);
}

/** The message as it stands once this was told of it too; the very same where it is no news. Nothing is told of what a client wrote. */
export function withStatus(
  message: StoredMessage,
  { status, error }: Pick<StatusEvent, 'status' | 'error'>,
): StoredMessage {
  if (message.status === null) return message;
  const now = further(message.status, status);
  if (now === message.status) return message;
  return { ...message, status: now, inDoubt: false, error: now === 'failed' ? error : null };
}

export async function messagesNamed(
  { db }: WriteContext,
  installationId: string,
  names: readonly string[],
): Promise<Map<string, StoredMessage>> {
  const rows = await db.many<StoredMessage>(sql`
    select ${messageColumns} from messenger_messages message
    where message.tenant_id = ${db.tenant} and message.installation_id = ${installationId} and message.external_id = any(${[...new Set(names)]}::text[])
    order by message.id for update of message`);
  return new Map(rows.map((row) => [row.messageId as string, row]));
}

async function keepEarly({ db }: WriteContext, installationId: string, statuses: readonly StatusEvent[]) {
  if (statuses.length === 0) return;
  const rows = statuses.map(({ messageId, status, error }) => ({
    external_id: messageId,
    kind: status,
    event: { error },
  }));
  await db.execute(sql`
    insert into messenger_early_events (tenant_id, installation_id, external_id, kind, event)
    select ${db.tenant}::uuid, ${installationId}::uuid, given.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given (external_id text, kind text, event jsonb)
    on conflict do nothing`);
}

/** Statuses that came before these messages, taken out of where they waited. */
export async function earlyStatuses(
  { db }: WriteContext,
  installationId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Array<Pick<StatusEvent, 'status' | 'error'>>>> {
  if (names.length === 0) return new Map();
  const rows = await db.many<{ name: string; status: StatusEvent['status']; error: StatusEvent['error'] }>(sql`
    delete from messenger_early_events
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and external_id = any(${names}::text[]) and kind <> 'echo'
    returning external_id as name, kind as status, event->'error' as error`);
  return Map.groupBy(rows, ({ name }) => name);
}
