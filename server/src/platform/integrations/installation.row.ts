import { type Installation, type InstallationStatus, installationFlow } from '../../../../nouns/installation.ts';
import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { notFound, type Words } from '../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { presentReport, type StoredReport } from './check-report.ts';
import { installation } from './installation.ts';
import { withValue } from './settings/setting-fields.ts';

/** The columns that answers are made of; texts are kept in both languages. Sealed columns are not among them. */
export const installationColumns: Sql = raw(`
  installation.id, installation.slug, installation.status, installation.settings, installation.secrets_shown, installation.config_version,
  installation.tested_version, installation.last_test, installation.connected_account, installation.last_sync_at,
  installation.last_sync_status, installation.last_error, installation.failure_streak, installation.sync_run, installation.sync_progress,
  installation.inbound, installation.installed_by, installation.version, installation.created_at, installation.updated_at, installation.archived_at,
  installation.created_by, installation.updated_by,
  (select json_build_object('name', version.manifest->'name', 'developer', version.publisher->>'name')
   from published_integrations integration
   join published_versions version on version.slug = integration.slug and version.number = integration.current
   where integration.slug = installation.slug) as offered`);

export interface InstallationRow extends RecordRow {
  id: string;
  slug: string;
  status: InstallationStatus;
  settings: Record<string, unknown>;
  secrets_shown: Record<string, string>;
  config_version: number;
  tested_version: number | null;
  last_test: StoredReport | null;
  connected_account: string | null;
  last_sync_at: string | null;
  last_sync_status: Installation['lastSyncStatus'];
  last_error: { at: string; kind: string; message: Words } | null;
  failure_streak: number;
  sync_run: string | null;
  sync_progress: { done: number; total: number | null } | null;
  inbound: boolean;
  installed_by: string | null;
  /** What another company offers under this name; null for integrations of our own. */
  offered: Offered | null;
}

/** What the manifest of the integration says of it; nothing is known of one that is no longer offered. */
type Offered = Pick<Manifest, 'name' | 'developer'>;

export const presentInstallation = (row: InstallationRow, language: keyof Words, own?: Manifest): Installation => ({
  id: row.id,
  slug: row.slug,
  publicId: row.slug,
  name: (own ?? row.offered)?.name[language] ?? row.slug,
  developer: (own ?? row.offered)?.developer ?? null,
  status: row.status,
  statusLabel: installationFlow.statuses[row.status][language],
  installedAt: row.created_at,
  settings: coverSecrets(row.settings, row.secrets_shown),
  configVersion: row.config_version,
  lastTest: row.last_test && presentReport(row.last_test, language),
  connectedAccount: row.connected_account,
  lastSyncAt: row.last_sync_at,
  lastSyncStatus: row.last_sync_status,
  syncProgress: row.sync_run && row.sync_progress ? { runId: row.sync_run, ...row.sync_progress } : null,
  lastError: row.last_error && { ...row.last_error, message: row.last_error.message[language] },
  inbound: row.inbound || own?.inbound === true,
  installedById: row.installed_by,
  ...presentRecord(row),
});

/** Whether the settings as they stand have passed their check. */
export const isTested = ({ tested_version, config_version }: InstallationRow) => tested_version === config_version;

export async function installationRow(db: Db, id: string): Promise<InstallationRow> {
  const row = await db.first<InstallationRow>(sql`
    select ${installationColumns} from integration_installations installation
    where installation.tenant_id = ${db.tenant} and installation.id = ${id} and installation.archived_at is null`);
  if (!row) throw notFound(installation.noun);
  return row;
}

/** The same, locked until the transaction ends: every change starts here. Locked first and read after, so that what stands beside it is as new. */
export async function lockInstallation(db: Db, id: string): Promise<InstallationRow> {
  const locked = db.execute(sql`
    select 1 from integration_installations where tenant_id = ${db.tenant} and id = ${id} and archived_at is null for update`);
  const [row] = await Promise.all([installationRow(db, id), locked]);
  return row;
}

/** The installation while it is at work, even with faults. */
export const workingInstallation = (db: Db, id: string) =>
  db.first<InstallationRow>(sql`
    select ${installationColumns} from integration_installations installation
    where installation.tenant_id = ${db.tenant} and installation.id = ${id}
      and installation.status in ('installed', 'sync_error') and installation.archived_at is null`);

/**
 * Sends what writes an installation, and reads in the same flight what it is now; undefined if there is none. Two statements: what the first
 * returned would go to every node to meet what is offered, and be refused while any is away.
 */
export async function writeInstallation(db: Db, id: string, writing: Sql): Promise<InstallationRow | undefined> {
  const written = db.execute(writing);
  const read = db.first<InstallationRow>(sql`
    select ${installationColumns} from integration_installations installation
    where installation.tenant_id = ${db.tenant} and installation.id = ${id}`);
  const [row] = await Promise.all([read, written]);
  return row;
}

/** Writes a change of a locked installation and answers the row as it is now. */
export async function changeInstallation(db: Db, id: string, change: Sql, by: string | null): Promise<InstallationRow> {
  const row = await writeInstallation(
    db,
    id,
    sql`
      update integration_installations installation set ${change}, version = version + 1, updated_at = now(), updated_by = ${by}
      where installation.tenant_id = ${db.tenant} and installation.id = ${id}`,
  );
  if (!row) throw notFound(installation.noun);
  return row;
}

/** The connectors this installation of the platform knows, by slug. */
export interface Connectors {
  all: readonly AnyConnector[];
  bySlug(slug: string): AnyConnector | undefined;
  published?: Published | undefined;
}

/** What other companies offer now: data, made into connectors as it is read. */
export interface Published {
  all(ctx: Pick<ReadContext, 'db' | 'services'>): Promise<AnyConnector[]>;
  one(ctx: Pick<ReadContext, 'db' | 'services'>, slug: string): Promise<AnyConnector | undefined>;
}

export const connectorsOf = (all: readonly AnyConnector[], published?: Published): Connectors => {
  const known = new Map(all.map((one) => [one.manifest.slug, one]));
  return { all, bySlug: (slug) => known.get(slug), published };
};

/** Settings with what may be shown of their secrets in the secrets' places. */
const coverSecrets = (
  settings: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, string>>,
): Record<string, unknown> =>
  Object.entries(shown).reduce<Record<string, unknown>>((all, [path, mask]) => withValue(all, path, mask), {
    ...settings,
  });
