import type { ApprovedRecord } from '../../../../../nouns/approved-records.ts';
import { approvePermissions } from '../../../../../nouns/approved-records.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { ownTenant, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { type HeldRole, permissionsOfRoles } from '../../../platform/permissions/permissions-of-roles.ts';
import { rolesColumn } from '../../../platform/permissions/roles-column.ts';
import { regionalOf } from '../../company/regional-settings.ts';

/** Somebody who works here now, as far as approving goes. */
export interface Person {
  id: string;
  name: string;
  roleIds: readonly string[];
  roles: readonly HeldRole[];
}

export interface Substitution {
  absentId: string;
  by: Person;
}

/** Columns of a person `u`. */
export const personColumns = sql`
  u.id, u.full_name as name, ${rolesColumn('u.id')},
  array(select held.role_id from user_roles held join roles r on r.tenant_id = ${ownTenant} and r.id = held.role_id
    where held.tenant_id = ${ownTenant} and held.user_id = u.id and r.archived_at is null) as "roleIds"`;

/** Whether somebody's roles allow approving records of a kind. */
export const mayApprove = ({ roles }: Person, recordType: ApprovedRecord): boolean =>
  permissionsOfRoles(roles).has(approvePermissions[recordType]);

/** People who work here now, of those named and of those who hold these roles, by name. */
export const peopleNamed = (
  { db }: ReadContext,
  { users, roles }: { users: readonly string[]; roles: readonly string[] },
): Promise<Person[]> =>
  db.many<Person>(sql`
    select ${personColumns} from users u
    where u.tenant_id = ${db.tenant} and u.status = 'active' and (u.id = any(${users}::uuid[])
      or exists (select 1 from user_roles named
        where named.tenant_id = ${db.tenant} and named.user_id = u.id and named.role_id = any(${roles}::uuid[])))
    order by u.full_name, u.id`);

/** Today where the company works. */
export const todayOf = async (ctx: ReadContext): Promise<string> => dayIn((await regionalOf(ctx)).timezone);

/** Who is away today, and who decides for them. */
export async function substitutionsToday(ctx: ReadContext): Promise<Substitution[]> {
  const day = await todayOf(ctx);
  const rows = await ctx.db.many<Person & { absentId: string }>(sql`
    select stand.user_id as "absentId", ${personColumns} from approval_substitutes stand
    join users u on u.tenant_id = ${ctx.db.tenant} and u.id = stand.substitute_id and u.status = 'active'
    where stand.tenant_id = ${ctx.db.tenant} and ${day} between stand.first_day and stand.last_day
    order by u.full_name, u.id`);
  return rows.map(({ absentId, ...by }) => ({ absentId, by }));
}

/** Whom the caller speaks for in approvals today: the caller, and everybody whose substitute the caller is. */
export async function principalsOf(ctx: ReadContext, userId: string): Promise<Person[]> {
  const day = await todayOf(ctx);
  const isCovered: Sql = sql`exists (select 1 from approval_substitutes stand
    where stand.tenant_id = ${ctx.db.tenant} and stand.user_id = u.id and stand.substitute_id = ${userId}
      and ${day} between stand.first_day and stand.last_day)`;
  return ctx.db.many<Person>(sql`
    select ${personColumns} from users u
    where u.tenant_id = ${ctx.db.tenant} and u.status = 'active' and (u.id = ${userId} or ${isCovered}) order by u.id`);
}
