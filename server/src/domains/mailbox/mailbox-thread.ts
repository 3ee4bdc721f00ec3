import {
  mailboxThread as declared,
  linkedType as declaredType,
  type MailboxThread,
} from '../../../../nouns/mailbox-thread.ts';
import { answeredOf, entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { isoText } from '../../platform/records/iso-text.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const mailboxThread = entityOf(declared);

export const mailboxThreads = store(mailboxThread, {
  // What a person dismissed is not shown.
  linkedTo: (tenant) => sql`
    (select coalesce(json_agg(json_build_object('entityType', link.entity_type, 'id', link.entity_id, 'status', link.status,
       'source', link.source, 'linkedAt', ${raw(isoText('link.linked_at'))})
       order by link.linked_at, link.entity_type, link.entity_id), '[]')
     from mailbox_links link
     where link.tenant_id = ${tenant} and link.thread_id = thread.id and link.status <> 'dismissed')`,
});

/** What a caller names a record by, whose conversations he means. */
export const { linkedType } = answeredOf({ linkedType: declaredType });

/** Writes a change of a locked conversation and answers it as it is now. */
export async function changeThread(db: Db, id: string, change: Sql = raw('')): Promise<MailboxThread> {
  await db.execute(sql`
    update mailbox_threads set version = version + 1, updated_at = portal_now() ${change} where tenant_id = ${db.tenant} and id = ${id}`);
  return mailboxThreads.byId(db, id);
}

export const threadListing = listingOf(declared, {
  name: 'mailbox-threads',
  defaultSort: '-lastMessageAt',
  searched: { kind: 'mailbox_thread', by: 'subject, names and addresses' },
  ordered: ['lastMessageAt'],
});
