import { createHash } from 'node:crypto';
import { liesApart } from '../postgres/citus/cluster.ts';
import { asOwner, codeOf, type Owner } from '../postgres/connect-owner.ts';
import { type ArchiveReader, damaged, openArchive } from './archive-reader.ts';
import { readAway } from './away.ts';
import { checkArrival, isHere } from './check-arrival.ts';
import { claimArrival } from './claim-arrival.ts';
import { finishImport } from './finish-import.ts';
import { importDirectory } from './import-directory.ts';
import { importFiles } from './import-files.ts';
import type { ImportOptions, OpenedImport } from './import-options.ts';
import { insertLines } from './insert-lines.ts';
import { type Manifest, readManifest, type TablePart } from './manifest.ts';
import { clearPortal } from './move/clear-portal.ts';
import { partLines } from './part-lines.ts';
import { type PortalTable, portalTables } from './portal-tables.ts';
import { tableLines } from './table-lines.ts';

export interface Imported {
  manifest: Manifest;
  slug: string;
  /** Addresses that sign in to another portal here, and so not to this copy. */
  leftOut: string[];
}

/** Brings a portal in as a whole: in one transaction, so that nobody sees a part of it, and nothing is left when it fails. */
export async function importPortal(options: ImportOptions): Promise<Imported> {
  const archive = await openArchive(options.path);
  try {
    const { manifest, key } = await readManifest(archive, options.passphrase);
    const slug = options.as ?? manifest.portal.slug;
    return await asOwner(options.ownerUrl, (owner) => importWhole(owner, archive, { ...options, manifest, key, slug }));
  } finally {
    archive.close();
  }
}

async function importWhole(owner: Owner, archive: ArchiveReader, opened: OpenedImport): Promise<Imported> {
  const { manifest, slug } = opened;
  const { tenantId } = manifest.portal;
  const files = importFiles(archive, opened.services, manifest);
  let committing = false;
  let leftOut: string[] = [];
  await owner.query('begin');
  try {
    await owner.query(`set local app.tenant_id = '${tenantId}'`);
    // What it left here when it moved away, or a move that was broken off.
    if (await readAway(owner, tenantId)) await clearPortal(owner, tenantId);
    await owner.query('delete from away_portals where tenant_id = $1', [tenantId]);
    await checkArrival(owner, manifest, slug);
    const tables = await portalTables(owner);
    for (const table of tables) {
      const part = manifest.tables.find(({ name }) => name === table.name);
      if (part) await importTable(owner, archive, { table, part, opened });
    }
    await keepPortalRow(owner, archive, opened);
    for (const table of tables) {
      const part = manifest.tables.find(({ name }) => name === table.name);
      if (part && !(table.name === 'tenants' && slug !== manifest.portal.slug))
        await verifyTable(owner, table, part, tenantId);
    }
    if (await liesApart(owner)) await claimArrival(owner, tenantId);
    leftOut = await importDirectory(owner, directoryLines(archive, manifest), { tenantId, slug, copy: opened.copy });
    await finishImport(owner, opened);
    await files.put();
    committing = true;
    await owner.query('commit');
    return { manifest, slug, leftOut };
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    // The connection may break between the commit and its answer: the contents of a portal that is there stay.
    if (committing && (await isThere(opened))) return { manifest, slug, leftOut };
    // Whoever brings the same portal at the same time puts the same contents.
    if (codeOf(error) === '23505' && /tenants_pkey/.test((error as Error).message)) throw isHere(manifest.portal);
    await files.takeBack();
    throw error;
  }
}

const directoryLines = (archive: ArchiveReader, { directory }: Manifest) =>
  async function* (name: string): AsyncGenerator<string[]> {
    const part = directory.find((one) => one.name === name);
    if (part) yield* partLines(archive, `directory/${name}.jsonl`, part);
  };

const isThere = ({ ownerUrl, slug }: OpenedImport) =>
  asOwner(ownerUrl, async (owner) => (await owner.query('select from find_portal($1)', [slug])).rowCount === 1);

interface Table {
  table: PortalTable;
  part: TablePart;
  opened: OpenedImport;
}

function importTable(owner: Owner, archive: ArchiveReader, { table, part, opened }: Table): Promise<void> {
  const unknown = part.columns.filter((column) => !table.columns.some(({ name }) => name === column));
  if (unknown.length > 0) throw damaged(`${table.name} has columns that are not known here: ${unknown.join(', ')}`);
  const lines = partLines(archive, `tables/${part.name}.jsonl`, part);
  const { tenantId } = opened.manifest.portal;
  const named = part.name === 'tenants' ? namedAs(lines, opened.slug) : lines;
  return insertLines(owner, { table, columns: part.columns, tenantId }, named);
}

async function* namedAs(lines: AsyncIterable<string[]>, slug: string) {
  for await (const some of lines) yield some.map((line) => JSON.stringify({ ...JSON.parse(line), slug }));
}

/** Triggers of its people and settings have counted the portal's version on. */
async function keepPortalRow(owner: Owner, archive: ArchiveReader, { manifest }: OpenedImport): Promise<void> {
  const part = manifest.tables.find(({ name }) => name === 'tenants');
  if (!part) throw damaged('it has no portal');
  for await (const [line = '{}'] of partLines(archive, 'tables/tenants.jsonl', part))
    await owner.query('update tenants set config_version = $2 where tenant_id = $1', [
      manifest.portal.tenantId,
      JSON.parse(line).config_version,
    ]);
}

/** Reads the rows again and compares them with those of the archive, to the byte. */
async function verifyTable(owner: Owner, table: PortalTable, part: TablePart, tenantId: string): Promise<void> {
  const hash = createHash('sha256');
  let rows = 0;
  const columns = table.columns.filter(({ name }) => part.columns.includes(name));
  for await (const lines of tableLines(owner, { ...table, columns }, tenantId)) {
    rows += lines.length;
    hash.update(`${lines.join('\n')}\n`);
  }
  if (rows !== part.rows || (rows > 0 && hash.digest('hex') !== part.sha256))
    throw new Error(`${table.name} did not arrive as it left: ${rows} rows of ${part.rows}`);
}
