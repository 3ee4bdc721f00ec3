import type { MailboxThread } from '../../../../../nouns/mailbox-thread.ts';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { linkedType, mailboxThread, mailboxThreads, threadListing } from '../mailbox-thread.ts';

export const listThreads = listQuery({
  name: 'mailbox.list-threads',
  summary: words('List conversations with suppliers', 'Список переписок с поставщиками'),
  description:
    'The newest first. `entityType` with `entityId` shows those about one record, suggested and confirmed alike; `search` looks into subjects, names and addresses.',
  permission: 'mailbox.read',
  scope: 'supplier_documents.read',
  listing: threadListing,
  row: mailboxThread.view,
  more: { entityType: linkedType, entityId: id('The record they are about') },
  run: (ctx, { entityType, entityId, ...input }) =>
    listRows(
      ctx,
      threadListing,
      mailboxThreads.shown(),
      input,
      (row: MailboxThread) => row,
      entityType === undefined && entityId === undefined
        ? []
        : [
            sql`exists (select 1 from mailbox_links link
              where link.tenant_id = ${ctx.db.tenant} and link.thread_id = thread.id and link.status <> 'dismissed'
                and (${entityType ?? null}::text is null or link.entity_type = ${entityType ?? null})
                and (${entityId ?? null}::uuid is null or link.entity_id = ${entityId ?? null}))`,
          ],
    ),
});
