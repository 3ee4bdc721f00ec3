import Type from 'typebox';
import { ways as kinds, type NoticeSettings } from '../../../../../nouns/notice-settings.ts';
import { changeOf } from '../../../kernel/entity-of.ts';
import { object, version } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { nextTurn } from '../digest/next-turn.ts';
import { lockSettings, noticeSettings, readSettings } from '../settings.ts';

const { ways: _, ...plain } = noticeSettings.change;

export const updateSettings = command({
  name: 'notices.update-settings',
  summary: words('Choose how to hear of things', 'Выбрать, как сообщать мне о событиях'),
  description:
    'What is not named stays as it is, by kind too. The letter of the day goes out at `digestHour` by the clock of `timeZone`.',
  permission: 'signed-in',
  scope: null,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({
    ...plain,
    ways: Type.Optional(object(changeOf(kinds), { title: 'How to hear, by kind' })),
    version: Type.Optional(version()),
  }),
  output: noticeSettings.view,

  async run(ctx, { digestHour, ways = {} }) {
    const userId = ctx.actor.userId as string;
    const before = await lockSettings(ctx.db, userId);
    ctx.expectVersion(before.version);
    const hour = digestHour ?? before.digestHour;
    const changed = await ctx.db.execute(sql`
      update notice_settings set digest_hour = ${hour}, ways = ways || ${JSON.stringify(ways)}::jsonb, version = version + 1, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and user_id = ${userId}
        and (digest_hour <> ${hour} or ways <> ways || ${JSON.stringify(ways)}::jsonb)`);
    if (changed === 0) {
      ctx.nothingChanged();
      return before;
    }
    const after = await readSettings(ctx.db, userId);
    if (hour !== before.digestHour) await moveDigest(ctx, after);
    ctx.record(noticeSettings.changed('updated', before, after));
    return after;
  },
});

/** What waits for the letter of the day goes out at the new hour. */
const moveDigest = ({ db }: WriteContext, { id, digestHour, timeZone }: NoticeSettings) =>
  db.execute(sql`
    update notices set digest_at = ${nextTurn(digestHour, timeZone, portalNow())}
    where tenant_id = ${db.tenant} and user_id = ${id} and digest_at is not null`);
