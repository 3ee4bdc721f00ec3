import Type from 'typebox';
import { words } from '../../kernel/errors.ts';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';

/** The person an installation works for, and what he may do now. */
export interface Installer {
  userId: string;
  permissions: ReadonlySet<string>;
}

/** Null when who installed it works in the portal no more. For entrances of our own; no route leads here. */
export const readInstaller = query({
  name: 'integrations.read-installer',
  summary: words('Read whom an installation works for', 'Прочитать, от чьего имени работает интеграция'),
  permission: 'signed-in',
  scope: null,
  input: object({ installationId: id('Installation') }),
  output: Type.Unknown(),
  async run(ctx, { installationId }): Promise<Installer | null> {
    const row = await ctx.db.first<{ user_id: string; roles: HeldRole[] }>(sql`
      select person.id as user_id, ${rolesColumn('person.id', 'person.tenant_id')}
      from integration_installations installation
      join users person on person.tenant_id = installation.tenant_id and person.id = installation.installed_by and person.status = 'active'
      where installation.tenant_id = ${ctx.db.tenant} and installation.id = ${installationId}`);
    return row ? { userId: row.user_id, permissions: permissionsOfRoles(row.roles) } : null;
  },
});
