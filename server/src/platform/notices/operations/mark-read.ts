import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { notice, notices, noticeWords, readableBy } from '../notice.ts';

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
    const own = sql`notice.id = ${id} and ${readableBy(ctx.actor)}`;
    await ctx.db.execute(sql`
      update notices notice set read_at = now(), digest_at = null
      where notice.tenant_id = ${ctx.db.tenant} and ${own} and notice.read_at is null`);
    const { read, select } = notices[ctx.language];
    const [found] = await read(ctx.db, select(ctx.db, own));
    if (!found) throw notFound(noticeWords);
    return found;
  },
});
