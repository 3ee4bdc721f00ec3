import Type from 'typebox';
import { id, object } from '../../kernel/fields.ts';
import { query, type ReadContext } from '../../kernel/operation.ts';
import { isTestPortal, secondsAhead } from '../../kernel/portal-clock.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { MailPerson } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type InstallationRow, installationRow } from './installation.row.ts';
import { sealedSecrets, settingPlace } from './settings/seal-secrets.ts';
import { withValue } from './settings/setting-fields.ts';

/** What a call needs of an installation: its settings with the secrets in their places, opened for one call. */
export interface Connection {
  installationId: string;
  tenantId: string;
  slug: string;
  status: InstallationRow['status'];
  configVersion: number;
  settings: Record<string, unknown>;
  installer: MailPerson | null;
  /** Every secret in plain, to be covered wherever it would be written down. */
  secrets: string[];
  /** Of a test portal: only cards that stay inside are asked. */
  isTest: boolean;
  /** By how much the clock of a test portal is ahead. */
  secondsAhead: number;
}

export async function openConnection({ db, services }: ReadContext, row: InstallationRow): Promise<Connection> {
  const sealed = Object.entries(await sealedSecrets(db, row.id));
  const opened = await services.vault.openAll(
    db,
    sealed.map(([path, text]) => ({ place: settingPlace(row.id, path), sealed: text })),
  );
  const settings = sealed.reduce<Record<string, unknown>>(
    (all, [path], at) => withValue(all, path, opened[at]),
    row.settings,
  );
  return {
    installationId: row.id,
    tenantId: db.tenant,
    slug: row.slug,
    status: row.status,
    configVersion: row.config_version,
    settings,
    installer: await installerOf(db, row),
    secrets: opened,
    isTest: isTestPortal(),
    secondsAhead: secondsAhead(),
  };
}

async function installerOf(db: Db, { installed_by }: InstallationRow): Promise<MailPerson | null> {
  if (installed_by === null) return null;
  const found = await db.first<MailPerson>(sql`
    select full_name as name, email as address from users where tenant_id = ${db.tenant} and id = ${installed_by} and status = 'active'`);
  return found ?? null;
}

/** For steps and jobs of our own; no route leads here, and no answer holds it. */
export const readConnection = query({
  name: 'integrations.read-connection',
  summary: words('Open a connection', 'Открыть подключение'),
  permission: 'signed-in',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  run: async (ctx, input) => openConnection(ctx, await installationRow(ctx.db, input.id)),
});
