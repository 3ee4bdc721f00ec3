import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import type { ThreadLink } from './links/thread-link.ts';
import { type MailboxThread, mailboxThread } from './mailbox-thread.ts';

/** The one place that maps the table to the card. What a person dismissed is not shown. */
export const threadColumns: Sql = raw(`
  thread.id, thread.subject, thread.addresses, thread.message_count, thread.unread_count, thread.last_message_at, thread.last_direction,
  thread.version, thread.created_at, thread.updated_at,
  (select coalesce(json_agg(json_build_object('entityType', link.entity_type, 'id', link.entity_id, 'status', link.status,
     'source', link.source, 'linkedAt', to_char(link.linked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     order by link.linked_at, link.entity_type, link.entity_id), '[]')
   from mailbox_links link
   where link.tenant_id = thread.tenant_id and link.thread_id = thread.id and link.status <> 'dismissed') as linked_to`);

interface ThreadRow {
  id: string;
  subject: string;
  addresses: string[];
  message_count: number;
  unread_count: number;
  last_message_at: string;
  last_direction: MailboxThread['lastDirection'];
  version: number;
  created_at: string;
  updated_at: string;
  linked_to: ThreadLink[];
}

export const presentThread = (row: ThreadRow): MailboxThread => ({
  id: row.id,
  subject: row.subject,
  participants: row.addresses,
  linkedTo: row.linked_to,
  messageCount: row.message_count,
  unreadCount: row.unread_count,
  lastMessageAt: row.last_message_at,
  lastDirection: row.last_direction,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const threadsById = async (db: Db, ids: readonly string[]): Promise<MailboxThread[]> =>
  (
    await db.many<ThreadRow>(sql`
      select ${threadColumns} from mailbox_threads thread
      where thread.tenant_id = ${db.tenant} and thread.id = any(${ids}::uuid[]) order by thread.id`)
  ).map(presentThread);

export async function threadById(db: Db, id: string): Promise<MailboxThread> {
  const [found] = await threadsById(db, [id]);
  if (!found) throw notFound(mailboxThread.noun);
  return found;
}

/** The same, held until the transaction ends: every change of a conversation starts here. */
export async function holdThread(db: Db, id: string): Promise<MailboxThread> {
  const held = await db.first(
    sql`select 1 from mailbox_threads where tenant_id = ${db.tenant} and id = ${id} for update`,
  );
  if (!held) throw notFound(mailboxThread.noun);
  return threadById(db, id);
}

/** Writes a change of a held conversation and answers it as it is now. */
export async function changeThread(db: Db, id: string, change: Sql = raw('')): Promise<MailboxThread> {
  await db.execute(sql`
    update mailbox_threads set version = version + 1, updated_at = now() ${change} where tenant_id = ${db.tenant} and id = ${id}`);
  return threadById(db, id);
}
