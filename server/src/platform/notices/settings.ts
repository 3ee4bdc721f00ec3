import { type ChosenKind, chosenKinds, noticeKinds } from '../../../../nouns/notice-kinds.ts';
import { noticeSettings as declared, type NoticeSettings } from '../../../../nouns/notice-settings.ts';
import type { NoticeWay } from '../../../../nouns/notice-ways.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

export const noticeSettings = entityOf(declared);

/** When the letter of the day goes out to whoever has chosen no hour. */
export const usualHour = 9;

type Chosen = Partial<Record<ChosenKind, NoticeWay>>;

/** How a person wants to hear; whatever he has not chosen is as usual. */
export async function readSettings(db: Db, userId: string): Promise<NoticeSettings> {
  const { ways, ...settings } = await db.one<NoticeSettings & { ways: Chosen }>(sql`
    select person.id, coalesce(chosen.digest_hour, ${usualHour}::smallint) as "digestHour", person.timezone as "timeZone", coalesce(chosen.ways, '{}') as ways,
      coalesce(chosen.version, 1::bigint) as version, coalesce(chosen.created_at, person.created_at) as "createdAt",
      coalesce(chosen.updated_at, person.created_at) as "updatedAt"
    from users person left join notice_settings chosen on chosen.tenant_id = ${db.tenant} and chosen.user_id = person.id
    where person.tenant_id = ${db.tenant} and person.id = ${userId}`);
  return { ...settings, ways: withUsual(ways) };
}

const withUsual = (chosen: Chosen) =>
  Object.fromEntries(
    chosenKinds.map((kind) => [kind, chosen[kind] ?? noticeKinds[kind].usually]),
  ) as NoticeSettings['ways'];

/** The same, locked until the transaction ends; the row is made where there is none. */
export async function lockSettings(db: Db, userId: string): Promise<NoticeSettings> {
  await db.execute(sql`
    insert into notice_settings (tenant_id, user_id) values (${db.tenant}, ${userId}) on conflict (tenant_id, user_id) do nothing`);
  await db.one(sql`select 1 from notice_settings where tenant_id = ${db.tenant} and user_id = ${userId} for update`);
  return readSettings(db, userId);
}
