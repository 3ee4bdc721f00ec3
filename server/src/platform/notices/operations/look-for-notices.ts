import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What changes with the notices of each person: it is compared, never shown. */
export type NoticesNow = ReadonlyMap<string, string>;

/** How the notices of these people stand: the newest, and how many are unread, up to as many as are counted. */
export const lookForNotices = query({
  name: 'notices.look-for-notices',
  summary: words('How the notices of people stand', 'Состояние уведомлений сотрудников'),
  permission: 'internal',
  scope: null,
  input: object({ userIds: Type.Array(Type.String()) }),
  output: Type.Unknown(),
  async run({ db }, { userIds }): Promise<NoticesNow> {
    const rows = await db.many<{ id: string; newest: string | null; unread: number }>(sql`
      select person.id,
        (select notice.id from notices notice where notice.tenant_id = ${db.tenant} and notice.user_id = person.id
         order by notice.id desc limit 1) as newest,
        (select count(*) from (
          select 1 from notices notice where notice.tenant_id = ${db.tenant} and notice.user_id = person.id and notice.read_at is null limit 100
        ) held) as unread
      from users person where person.tenant_id = ${db.tenant} and person.id = any(${userIds}::uuid[])`);
    return new Map(rows.map(({ id, newest, unread }) => [id, `${newest} ${unread}`]));
  },
});
