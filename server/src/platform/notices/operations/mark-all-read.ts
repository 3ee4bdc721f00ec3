import Type from 'typebox';
import { id, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readableBy } from '../notice.ts';

export const markAllRead = command({
  name: 'notices.mark-all-read',
  summary: words("Mark one's own notices as read", 'Отметить прочитанными все уведомления'),
  description: 'With `upTo`, those that came later stay unread: nobody has seen them yet.',
  permission: 'signed-in',
  scope: null,
  input: object({ upTo: Type.Optional(id('The newest notice that was seen')) }),
  output: object({ marked: integer('Notices that were unread', { minimum: 0 }) }),

  async run(ctx, { upTo }) {
    ctx.nothingChanged();
    const seen = upTo === undefined ? sql`true` : sql`notice.id <= ${upTo}`;
    const marked = await ctx.db.execute(sql`
      update notices notice set read_at = portal_now(), digest_at = null
      where notice.tenant_id = ${ctx.db.tenant} and ${readableBy(ctx.actor)} and notice.read_at is null and ${seen}`);
    return { marked };
  },
});
