import Type from 'typebox';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';
import { id, object } from '../../kernel/fields.ts';
import type { Approach } from '../../kernel/operation.ts';
import { query } from '../../kernel/operation.ts';
import { notFound, refuse, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';
import { installation } from './installation.ts';

interface InstallerRow {
  user_id: string | null;
  user_status: string | null;
  roles: HeldRole[];
  config_version: number;
  tenant_status: string;
}

/** The person who installed an integration, as he stands now. */
const readInstaller = query({
  name: 'integrations.read-installer',
  summary: words('Read who installed an integration', 'Прочитать, кто установил интеграцию'),
  permission: 'signed-in',
  scope: null,
  input: object({ installationId: id('Installation') }),
  output: Type.Unknown(),
  run: (ctx, { installationId }) =>
    ctx.db.first<InstallerRow>(sql`
      select person.id as user_id, person.status as user_status, ${rolesColumn('person.id')},
        portal.config_version, portal.status as tenant_status
      from integration_installations installed
      left join users person on person.tenant_id = ${ctx.db.tenant} and person.id = installed.installed_by
      join tenants portal on portal.tenant_id = ${ctx.db.tenant}
      where installed.tenant_id = ${ctx.db.tenant} and installed.id = ${installationId}`),
});

/** The `enter` of whatever an installation does of its own accord. */
export const enterAsInstaller = async (
  { installationId }: { installationId: string },
  approach: Approach,
): Promise<Entrance<undefined>> => {
  const { tenantId } = approach.actor;
  return { tenantId, carried: undefined, as: await asInstaller(approach, tenantId, installationId) };
};

/**
 * As whom an installation acts: the person who installed it, with the rights he has at this moment, and through the installation.
 * Rights that change meanwhile stop the transaction.
 */
export async function asInstaller({ ask }: Pick<Approach, 'ask'>, tenantId: string, installationId: string) {
  const row = (await ask(readInstaller, tenantId, { installationId })) as InstallerRow | undefined;
  if (!row) throw notFound(installation.noun);
  if (row.user_status !== 'active') throw installerInactive();
  if (row.tenant_status !== 'active') throw refuse('portal_suspended');
  return {
    kind: 'integration',
    userId: row.user_id,
    throughId: installationId,
    permissions: permissionsOfRoles(row.roles),
    configVersion: row.config_version,
    proof: sql`select 1 from tenants where tenant_id = ${tenantId} and config_version = ${row.config_version}`,
  } satisfies Partial<Actor>;
}

const installerInactive = () =>
  refuse(
    'forbidden',
    words(
      'The person who installed the integration is blocked, so nothing is done in his name. Unblock him, or delete the installation and let another person install it.',
      'Сотрудник, который установил интеграцию, заблокирован, поэтому от его имени ничего не выполняется. Разблокируйте его или удалите установку и попросите другого сотрудника установить интеграцию заново.',
    ),
    { rule: 'installer_inactive' },
  );
