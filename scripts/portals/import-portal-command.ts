import { parseArgs } from 'node:util';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import { importPortal } from '../../server/src/platform/moving/import-portal.ts';
import type { Settings } from '../../server/src/read-settings.ts';
import { demandSlug } from './demand-slug.ts';
import { withInstallation } from './with-installation.ts';

/** `npm run db -- import-portal FILE|FOLDER [--as SLUG] [--copy]`: the passphrase is read from the environment. */
export async function importPortalCommand(settings: Settings, args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { as: { type: 'string' }, copy: { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (path === undefined) throw new StartRefused('Say which archive: npm run db -- import-portal FILE.');
  if (values.as !== undefined) demandSlug(values.as);
  await withInstallation(settings, async ({ record, ...installation }) => {
    const { manifest, slug, leftOut } = await importPortal({
      ...installation,
      ...{ path, as: values.as, copy: values.copy, passphrase: process.env.ARCHIVE_PASSPHRASE },
    });
    const { tables, files, portal, madeAt, release } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await record(portal.tenantId, 'imported', { rows, files: files.length, madeAt, release, copy: values.copy });
    process.stdout.write(
      `${slug} is here: ${rows} rows of ${tables.length} tables, ${files.length} files, verified.\n`,
    );
    if (values.copy) process.stdout.write('It is a copy: no letter and no webhook leaves it.\n');
    if (leftOut.length > 0) process.stdout.write(`Addresses of another portal left out: ${leftOut.join(', ')}\n`);
  });
}
