import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';

/** A column with the roles of a person as `[{code, permissions}]`; `userColumn` is our own SQL. */
export const rolesColumn = (userColumn: string, tenantColumn: string): Sql => sql`
  (select coalesce(json_agg(json_build_object('code', r.code, 'permissions', r.permissions)), '[]')
   from user_roles held join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
   where held.tenant_id = ${raw(tenantColumn)} and held.user_id = ${raw(userColumn)} and r.archived_at is null) as roles`;
