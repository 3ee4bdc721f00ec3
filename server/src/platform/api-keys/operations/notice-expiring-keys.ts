import Type from 'typebox';
import type { ApiKey } from '../../../../../nouns/api-key.ts';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { tellPeople } from '../../notices/tell-people.ts';
import { apiKey, apiKeys } from '../api-key.ts';
import { aboutKey, guardiansOf } from '../key-guardians.ts';

/** Days ahead at which a letter goes out. */
const notices = [1, 7, 30];

/** Its guardians are told once for each of the days; a portal that was not looked at for a while gets the nearest one only. */
export const noticeExpiringKeys = command({
  name: 'api-keys.notice-expiring-keys',
  summary: words('Write about keys that expire soon', 'Предупредить о скором окончании ключей'),
  permission: 'api_keys.read',
  scope: null,
  input: object({}),
  output: object({ noticed: Type.Integer() }),

  async run(ctx) {
    ctx.nothingChanged();
    const keys = await ctx.db.many<ApiKey & { noticedDays: number | null }>(sql`
      select ${apiKeys.shown()}, key.noticed_days as "noticedDays" from api_keys key
      where key.tenant_id = ${ctx.db.tenant} and key.status = 'active' and key.successor_id is null
        and key.expires_at > now() and key.expires_at <= now() + interval '30 days' and coalesce(key.noticed_days, 99) > 1
      order by key.id for update of key skip locked`);
    const due = keys.flatMap(({ noticedDays, ...key }) => {
      const days = noticeFor(key, Date.now());
      return days !== null && days < (noticedDays ?? 99) ? [{ key, days }] : [];
    });
    for (const { key, days } of due) await writeAbout(ctx, key, days);
    return { noticed: due.length };
  },
});

/** The nearest notice that is due: 30, 7 or 1. */
export function noticeFor({ expiresAt }: Pick<ApiKey, 'expiresAt'>, now: number): number | null {
  if (expiresAt === null) return null;
  const left = (Date.parse(expiresAt) - now) / 86_400_000;
  return left <= 0 ? null : (notices.find((days) => left <= days) ?? null);
}

async function writeAbout(ctx: WriteContext, key: ApiKey, daysLeft: number) {
  await ctx.db.execute(sql`
    update api_keys set noticed_days = ${daysLeft} where tenant_id = ${ctx.db.tenant} and id = ${key.id}`);
  const { people, portal } = await guardiansOf(ctx.db, key.createdBy);
  await tellPeople(ctx, {
    kind: 'key.expiring',
    key: `${key.id} ${daysLeft}`,
    about: aboutKey(key),
    people,
    causedBy: null,
    variables: { keyName: key.name, keyPrefix: key.prefix, portal, expiresAt: key.expiresAt as string, daysLeft },
  });
  ctx.record(apiKey.fact('expiring', key, { daysLeft }));
}
