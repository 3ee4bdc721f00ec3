import { join } from 'node:path';
import type { FileStore, Services } from './kernel/services.ts';
import { portalsLieApart } from './kernel/sql/where-portals-lie.ts';
import { clamdScanner } from './platform/files/clamd-scanner.ts';
import { localStore } from './platform/files/local-store.ts';
import { createTransport } from './platform/mail/create-transport.ts';
import { liesApart } from './platform/postgres/citus/cluster.ts';
import type { Pool } from './platform/postgres/create-pool.ts';
import { bucketsOf } from './platform/rate-limits/buckets-of.ts';
import { readInstallationKeys } from './platform/secrets/read-installation-keys.ts';
import { createServices } from './platform/services/create-services.ts';
import type { Settings } from './read-settings.ts';

/** Where letters are kept without a mail server. */
export const mailDirOf = (settings: Settings) => join(settings.dataDir, 'mail');

/** The services of the installation, with its keys read from the database; `close` disconnects from the mail server. */
export async function openServices(settings: Settings, pool: Pool): Promise<{ services: Services; close(): void }> {
  portalsLieApart(await liesApart(pool));
  const store = await openStore(settings);
  const mail = createTransport({ ...settings, mailDir: mailDirOf(settings) });
  const services = createServices({
    ...settings,
    publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
    buckets: bucketsOf(pool),
    installationKeys: await readInstallationKeys(pool, settings.masterKeys),
    mail,
    files: store.files,
    scanner: settings.clamdHost === undefined ? undefined : clamdScanner(settings.clamdHost),
  });
  const close = () => {
    mail.close();
    store.close();
  };
  return { services, close };
}

/** Where files are kept without a bucket. */
async function openStore({ s3Url, dataDir }: Settings): Promise<{ files: FileStore; close(): void }> {
  if (s3Url === undefined) return { files: localStore(join(dataDir, 'files')), close() {} };
  // Takes half a second to load, so it is loaded only with a bucket.
  const { s3Store } = await import('./platform/files/s3-store.ts');
  const files = s3Store(s3Url);
  return { files, close: files.close };
}
