import { StartRefused } from '../../kernel/problems/start-refused.ts';
import type { Services } from '../../kernel/services.ts';
import { asOwner, type Owner } from '../postgres/connect-owner.ts';
import { type NamedKey, wrapKey } from '../secrets/envelope.ts';
import type { InstallationKeys } from '../secrets/read-installation-keys.ts';
import { makeArchiveKey } from './archive-key.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { isAwayFrom, readAway } from './away.ts';
import { exportFiles } from './export-files.ts';
import { installationKeyAad } from './installation-key-aad.ts';
import { type Manifest, presentRelease, presentSchema, type TablePart, writeManifest } from './manifest.ts';
import { type PortalTable, portalTables } from './portal-tables.ts';
import { rewrapLine } from './rewrap-line.ts';
import { shapeOf } from './shape-of.ts';
import { tableLines } from './table-lines.ts';
import { directoryRows, emptied, leftBehind } from './what-travels.ts';

export interface ExportOptions {
  ownerUrl: string;
  services: Pick<Services, 'files'>;
  masterKeys: readonly NamedKey[];
  installationKeys: InstallationKeys;
  slug: string;
  path: string;
  passphrase: string | undefined;
  /** The keys of the installation go along: its API keys, passwords and cursors hold where the archive is imported. */
  withKeys: boolean;
}

export interface Exported {
  manifest: Manifest;
  /** Contents that rows name and the store does not have. */
  missing: string[];
}

/** Writes all of a portal, as it stands at one moment, into one archive while the portal works. */
export async function exportPortal(options: ExportOptions): Promise<Exported> {
  const { key, note } = await makeArchiveKey(options.passphrase);
  return asOwner(options.ownerUrl, async (owner) => {
    await owner.query('begin isolation level repeatable read read only');
    const portal = await enter(owner, options.slug);
    const archive = await createArchive(options.path);
    try {
      const rows = await exportRows(owner, archive, { ...options, key, tenantId: portal.tenantId });
      const { files, missing } = await exportFiles(owner, archive, options.services, portal.tenantId);
      const manifest: Manifest = {
        form: 'prokura-portal/1',
        release: presentRelease(),
        schema: presentSchema(),
        madeAt: new Date().toISOString(),
        ...{
          portal,
          key: note,
          installationKeys: options.withKeys ? wrappedKeysOf(options, key, portal.tenantId) : {},
        },
        ...{ ...rows, files },
      };
      await writeManifest(archive, key, manifest);
      await archive.finish();
      return { manifest, missing };
    } catch (error) {
      await archive.discard();
      throw error;
    }
  });
}

async function enter(owner: Owner, slug: string): Promise<Manifest['portal']> {
  const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from find_portal($1)', [slug]);
  const tenantId = rows[0]?.tenant_id;
  if (tenantId === undefined) throw new StartRefused(`There is no portal ${slug} here.`);
  await owner.query(`set local app.tenant_id = '${tenantId}'`);
  const away = await readAway(owner, tenantId);
  if (away) throw isAwayFrom(slug, away);
  const portal = await owner.query<{ name: string }>('select name from tenants where tenant_id = $1', [tenantId]);
  return { tenantId, slug, name: portal.rows[0]?.name ?? '' };
}

interface Rows {
  key: NamedKey;
  masterKeys: readonly NamedKey[];
  tenantId: string;
}

async function exportRows(owner: Owner, archive: ArchiveWriter, { key, masterKeys, tenantId }: Rows) {
  const tables: TablePart[] = [];
  for (const table of await portalTables(owner)) {
    if (table.name in leftBehind) continue;
    const lines = tableLines(owner, table, tenantId, { emptied: emptied[table.name] ?? {} });
    const change =
      table.name === 'tenant_keys'
        ? (line: string) => rewrapLine(line, { tenantId, from: masterKeys, to: key })
        : undefined;
    tables.push(await exportTable(archive, `tables/${table.name}.jsonl`, table, changed(lines, change)));
  }
  const directory: TablePart[] = [];
  for (const [name, only] of Object.entries(directoryRows)) {
    const table = await shapeOf(owner, name);
    const lines = tableLines(owner, table, tenantId, { only });
    directory.push(await exportTable(archive, `directory/${name}.jsonl`, table, lines));
  }
  return { tables, directory };
}

async function exportTable(
  archive: ArchiveWriter,
  part: string,
  { name, columns }: Pick<PortalTable, 'name' | 'columns'>,
  lines: AsyncIterable<string[]>,
): Promise<TablePart> {
  let rows = 0;
  async function* texts() {
    for await (const some of lines) {
      rows += some.length;
      yield `${some.join('\n')}\n`;
    }
  }
  const written = await archive.add(part, texts());
  return { name, rows, columns: columns.map((column) => column.name), ...written };
}

async function* changed(lines: AsyncIterable<string[]>, change: (line: string) => string = (line) => line) {
  for await (const some of lines) yield some.map(change);
}

const wrappedKeysOf = ({ installationKeys: { pepper, tokens } }: ExportOptions, key: NamedKey, tenantId: string) => ({
  pepper: wrapKey(key, installationKeyAad(tenantId, 'pepper'), pepper),
  tokens: wrapKey(key, installationKeyAad(tenantId, 'tokens'), tokens),
});
