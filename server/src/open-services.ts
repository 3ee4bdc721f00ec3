import { join } from 'node:path';
import type { Services } from './kernel/services.ts';
import { createTransport } from './platform/mail/transport.ts';
import type { Pool } from './platform/postgres/pool.ts';
import { readInstallationKeys } from './platform/secrets/installation-keys.ts';
import { createServices } from './platform/services/create-services.ts';
import type { Settings } from './settings.ts';

/** Where letters are kept while there is no mail server. */
export const mailDirOf = (settings: Settings) => join(settings.dataDir, 'mail');

/** The services of the installation, with its keys read from the database; `close` lets go of the mail server. */
export async function openServices(settings: Settings, pool: Pool): Promise<{ services: Services; close(): void }> {
  const mail = createTransport({ ...settings, mailDir: mailDirOf(settings) });
  const services = createServices({
    ...settings,
    publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
    installationKeys: await readInstallationKeys(pool, settings.masterKeys),
    mail,
  });
  return { services, close: mail.close };
}
