import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { sendLetters } from '../../mail/send-letter.ts';
import { type HeldRole, permissionsOfRoles } from '../../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../../permissions/roles-column.ts';
import type { PersonToTell } from '../../users/people-to-tell.ts';

/** Writes one letter to each person whose hour has come; an hour at which no worker ran is made up for. */
export const sendDigests = command({
  name: 'notices.send-digests',
  summary: words('Write letters of the day', 'Написать письма дня'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),

  async run(ctx) {
    ctx.nothingChanged();
    const taken = Map.groupBy(await takeDue(ctx), ({ userId }) => userId);
    if (taken.size === 0) return;
    const people = await readersOf(ctx, [...taken.keys()]);
    await sendLetters(
      ctx,
      people.flatMap((person) => letterFor(ctx, person, taken.get(person.id) ?? [])),
    );
  },
});

interface Taken {
  userId: string;
  id: string;
  page: string;
  permission: string | null;
  ru: string;
  en: string;
}

/** They wait no more from the moment that their letters are written: both commit, or neither. */
const takeDue = ({ db }: WriteContext) =>
  db.many<Taken>(sql`
    update notices notice set digest_at = null where notice.tenant_id = ${db.tenant} and notice.digest_at <= portal_now()
    returning notice.user_id as "userId", notice.id, notice.page, notice.permission, notice.title_ru as ru, notice.title_en as en`);

type Reader = PersonToTell & { roles: HeldRole[] };

const readersOf = ({ db }: WriteContext, ids: readonly string[]) =>
  db.many<Reader>(sql`
    select u.id, u.full_name as name, u.email, u.locale, u.timezone, ${rolesColumn('u.id')} from users u
    where u.tenant_id = ${db.tenant} and u.status = 'active' and u.id = any(${ids}::uuid[]) order by u.id`);

/** Rights may have changed since: what the person may no longer read is left out. */
function letterFor(ctx: WriteContext, { name, email, locale, roles }: Reader, taken: readonly Taken[]) {
  const held: ReadonlySet<string> = permissionsOfRoles(roles);
  const notices = taken
    .filter(({ permission }) => permission === null || held.has(permission))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((one) => ({ title: one[locale], url: `${ctx.services.publicUrl}${one.page}` }));
  if (notices.length === 0) return [];
  const variables = { name, notices, url: `${ctx.services.publicUrl}/notices` };
  return [{ template: 'notice-digest' as const, to: email, locale, variables }];
}
