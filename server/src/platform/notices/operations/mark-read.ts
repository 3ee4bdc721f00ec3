import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { notice, ownNotice, readableBy } from '../notice.ts';

export const markRead = command({
  name: 'notices.mark-read',
  summary: words('Mark a notice as read', 'Отметить уведомление прочитанным'),
  description: 'The letter of the day leaves it out. Marking it again changes nothing.',
  permission: 'signed-in',
  scope: null,
  input: object({ id: id() }),
  output: notice,

  async run(ctx, { id }) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update notices notice set read_at = portal_now(), digest_at = null
      where notice.tenant_id = ${ctx.db.tenant} and notice.id = ${id} and ${readableBy(ctx.actor)} and notice.read_at is null`);
    return ownNotice(ctx, id);
  },
});
