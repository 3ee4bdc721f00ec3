import { parseArgs } from 'node:util';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import { exportPortal } from '../../server/src/platform/moving/export-portal.ts';
import type { Settings } from '../../server/src/read-settings.ts';
import { withInstallation } from './with-installation.ts';

/** `npm run db -- export-portal SLUG FILE|FOLDER/ [--with-keys]`: the passphrase is read from the environment. */
export async function exportPortalCommand(settings: Settings, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'with-keys': { type: 'boolean', default: false } },
  });
  const [slug, path] = positionals;
  if (slug === undefined || path === undefined)
    throw new StartRefused('Say which portal and where to: npm run db -- export-portal SLUG FILE.');
  const withKeys = values['with-keys'];
  await withInstallation(settings, async ({ record, ...installation }) => {
    const { manifest, missing } = await exportPortal({
      ...installation,
      ...{ slug, path, withKeys, passphrase: process.env.ARCHIVE_PASSPHRASE },
    });
    const { tables, files, portal } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await record(portal.tenantId, 'exported', { rows, files: files.length, withKeys });
    process.stdout.write(`${slug} is in ${path}: ${rows} rows of ${tables.length} tables, ${files.length} files.\n`);
    if (missing.length > 0)
      process.stdout.write(`The store lacks the contents of ${missing.length} files: ${missing.join(', ')}\n`);
  });
}
