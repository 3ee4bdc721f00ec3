import { systemRoles } from '../../kernel/access/system-roles.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Gives a portal the platform's roles; those it has stay as they are. */
export async function createSystemRoles(db: Db): Promise<void> {
  const rows = Object.entries(systemRoles).map(([code, { name }]) => ({ code, name: name.ru }));
  await db.execute(sql`
    insert into roles (tenant_id, code, name, is_system)
    select ${db.tenant}::uuid, given.code, given.name, true from json_to_recordset(${JSON.stringify(rows)}::json) as given(code text, name text)
    on conflict (tenant_id, code) do nothing`);
}
