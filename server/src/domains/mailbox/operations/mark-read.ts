import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { changeThread, mailboxThread, mailboxThreads } from '../mailbox-thread.ts';

export const markRead = command({
  name: 'mailbox.mark-read',
  summary: words('Mark a conversation read', 'Отметить переписку прочитанной'),
  description: 'All its letters count as read from now on, for the whole portal. What is read already stays as it was.',
  permission: 'mailbox.read',
  scope: 'supplier_documents.write',
  input: object({ id: id() }),
  output: mailboxThread.view,

  async run(ctx, { id }) {
    const before = await mailboxThreads.lock(ctx.db, id);
    if (before.unreadCount === 0) {
      ctx.nothingChanged();
      return before;
    }
    await ctx.db.execute(sql`
      update mailbox_messages set read_at = portal_now(), updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and thread_id = ${id} and direction = 'in' and read_at is null`);
    const now = await changeThread(ctx.db, id, sql`, unread_count = 0`);
    ctx.record(mailboxThread.changed('read', before, now));
    return now;
  },
});
