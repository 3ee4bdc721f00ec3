import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type NoticeKind, noticeKinds } from '../../../../nouns/notice-kinds.ts';
import type { NoticeWay } from '../../../../nouns/notice-ways.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';
import type { PersonToTell } from '../users/people-to-tell.ts';
import { usualHour } from './settings.ts';

/** Somebody who is told, and how. */
export interface Reader extends PersonToTell {
  way: NoticeWay;
  digestHour: number;
}

/** Those of these people who work here now and may read of it, always in the same order: two tellings of the same people do not lock each other out. */
export async function readersAmong(
  db: Db,
  kind: NoticeKind,
  permission: Permission | null,
  ids: readonly string[],
): Promise<Reader[]> {
  const people = await db.many<PersonToTell & { digestHour: number; way: NoticeWay | null; roles: HeldRole[] }>(sql`
    select u.id, u.full_name as name, u.email, u.locale, u.timezone, chosen.ways->>${kind}::text as way,
      coalesce(chosen.digest_hour, ${usualHour}::smallint) as "digestHour", ${rolesColumn('u.id')}
    from users u left join notice_settings chosen on chosen.tenant_id = ${db.tenant} and chosen.user_id = u.id
    where u.tenant_id = ${db.tenant} and u.status = 'active' and u.id = any(${ids}::uuid[]) order by u.id`);
  return people
    .filter(({ roles }) => permission === null || permissionsOfRoles(roles).has(permission))
    .map(({ roles: _, way, ...person }) => ({ ...person, way: wayOf(kind, way) }));
}

function wayOf(kind: NoticeKind, chosen: NoticeWay | null): NoticeWay {
  const { usually, isAlwaysByLetter } = noticeKinds[kind];
  return isAlwaysByLetter ? 'at_once' : (chosen ?? usually);
}
