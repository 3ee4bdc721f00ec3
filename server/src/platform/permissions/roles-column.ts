import { ownTenant, raw, type Sql, sql } from '../../kernel/sql/sql.ts';

/** A column with the roles of a person as `[{code, permissions}]`; `userColumn` is our own SQL. */
export const rolesColumn = (userColumn: string): Sql => sql`
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
   from user_roles held join roles r on r.tenant_id = ${ownTenant} and r.id = held.role_id
   where held.tenant_id = ${ownTenant} and held.user_id = ${raw(userColumn)} and r.archived_at is null) as roles`;
