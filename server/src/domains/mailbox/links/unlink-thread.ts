import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { changeThread, linkedType, mailboxThread, mailboxThreads } from '../mailbox-thread.ts';

export const unlinkThread = command({
  name: 'mailbox.unlink-thread',
  summary: words('Take a record off a conversation', 'Отвязать запись от переписки'),
  description:
    'Confirmed or only suggested: the platform does not suggest it for this conversation again. Repeating it changes nothing.',
  permission: 'mailbox.link',
  scope: 'supplier_documents.write',
  input: object({ id: id(), entityType: linkedType, entityId: id('The record') }),
  output: mailboxThread.view,

  async run(ctx, { id, entityType, entityId }) {
    const before = await mailboxThreads.lock(ctx.db, id);
    const taken = await ctx.db.execute(sql`
      update mailbox_links set status = 'dismissed', linked_by = ${ctx.actor.userId}, linked_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and thread_id = ${id} and entity_type = ${entityType} and entity_id = ${entityId}
        and status <> 'dismissed'`);
    if (taken === 0) {
      ctx.nothingChanged();
      return before;
    }
    const now = await changeThread(ctx.db, id);
    ctx.record(mailboxThread.changed('unlinked', before, now, { record: { entityType, entityId } }));
    return now;
  },
});
