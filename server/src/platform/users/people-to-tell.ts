import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import type { LetterLocale } from '../mail/letters/letter.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';

/** Somebody who works here now, as a letter addresses him. */
export interface PersonToTell {
  id: string;
  name: string;
  email: string;
  locale: LetterLocale;
  timezone: string;
}

/** People whose roles give a permission, by name. */
export async function peopleWith(db: Db, permission: Permission): Promise<PersonToTell[]> {
  const people = await activePeople<{ roles: HeldRole[] }>(db, sql`true`, sql`, ${rolesColumn('u.id')}`);
  return people
    .filter(({ roles }) => permissionsOfRoles(roles).has(permission))
    .map(({ roles: _, ...person }) => person);
}

/** The first of these people who works here now. */
export async function firstActive(db: Db, ids: ReadonlyArray<string | null>): Promise<PersonToTell | undefined> {
  const people = await activePeople(db, sql`u.id = any(${ids}::uuid[])`);
  return ids.flatMap((wanted) => people.find(({ id }) => id === wanted) ?? [])[0];
}

const activePeople = <More = unknown>(db: Db, which: Sql, more: Sql = sql``) =>
  db.many<PersonToTell & More>(sql`
    select u.id, u.full_name as name, u.email, u.locale, u.timezone ${more} from users u
    where u.tenant_id = ${db.tenant} and u.status = 'active' and ${which} order by u.full_name, u.id`);
