import { integer, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readableBy } from '../notice.ts';

/** A person who has more does not count them. */
const most = 100;

export const countUnread = query({
  name: 'notices.count-unread',
  summary: words("Count one's own unread notices", 'Сколько уведомлений не прочитано'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: object({ unread: integer(`Unread notices, counted up to ${most}`, { minimum: 0, maximum: most }) }),
  asksAtOnce: true,
  run: ({ db, actor }) =>
    db.one<{ unread: number }>(sql`
      select count(*) as unread from (
        select 1 from notices notice where notice.tenant_id = ${db.tenant} and ${readableBy(actor)} and notice.read_at is null limit ${most}) held`),
});
