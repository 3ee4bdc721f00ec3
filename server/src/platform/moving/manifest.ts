import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { StartRefused } from '../../kernel/problems/start-refused.ts';
import { newestMigration } from '../postgres/read-migrations.ts';
import type { NamedKey } from '../secrets/envelope.ts';
import { isMac, type KeyNote, macOf, openArchiveKey } from './archive-key.ts';
import { type ArchiveReader, damaged } from './archive-reader.ts';
import type { ArchiveWriter, Written } from './archive-writer.ts';

/** A part of the archive that holds rows. */
export interface TablePart extends Written {
  name: string;
  rows: number;
  columns: string[];
}

/** The last part of an archive: what the others must be, to the byte. */
export interface Manifest {
  form: 'prokura-portal/1';
  release: string;
  /** The number of the newest migration. */
  schema: number;
  madeAt: string;
  portal: { tenantId: string; slug: string; name: string };
  key: KeyNote;
  /** Keys of the installation that only this portal's keys, passwords and cursors are checked with; wrapped, and only where asked for. */
  installationKeys: Partial<Record<'pepper' | 'tokens', string>>;
  tables: TablePart[];
  directory: TablePart[];
  files: Array<Written & { name: string }>;
}

/**
 * The oldest schema whose rows are still right as they are: columns that are new since then get their defaults. A migration that
 * changes rows raises it to its own number, for rows that arrive were not there to be changed.
 */
export const oldestSchema = 314;

export const presentRelease = (): string =>
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version;

export async function writeManifest(archive: ArchiveWriter, key: NamedKey, manifest: Manifest): Promise<void> {
  const told = JSON.stringify(manifest, null, 1);
  await archive.add('manifest.json', one(told));
  await archive.add('manifest.mac', one(macOf(key, told).toString('base64')));
}

/** The manifest, once it is known to be whole, of a release that can be taken, and opened by the passphrase. */
export async function readManifest(
  archive: ArchiveReader,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; key: NamedKey }> {
  if (!archive.names.has('manifest.json') || !archive.names.has('manifest.mac'))
    throw damaged('it has no manifest, which is written last');
  const told = await partText(archive, 'manifest.json');
  const manifest = parsed(told);
  refuseOtherRelease(manifest);
  const key = await openArchiveKey(passphrase, manifest.key);
  if (!isMac(key, told, await partText(archive, 'manifest.mac'))) throw damaged('its manifest was changed');
  return { manifest, key };
}

function parsed(told: string): Manifest {
  try {
    const manifest = JSON.parse(told) as Manifest;
    if (manifest.form === 'prokura-portal/1') return manifest;
  } catch {
    throw damaged('its manifest cannot be read');
  }
  throw new StartRefused('This is no archive of a portal of this form: make it anew with this release.');
}

function refuseOtherRelease({ release, schema }: Manifest) {
  const ours = `${presentRelease()}, schema ${newestMigration()}`;
  if (schema > newestMigration())
    throw new StartRefused(
      `The archive is of release ${release}, schema ${schema}, and this installation is ${ours}: bring the installation up to date first.`,
    );
  if (schema < oldestSchema)
    throw new StartRefused(
      `The archive is of release ${release}, schema ${schema}, and this installation, ${ours}, takes those from schema ${oldestSchema} on: bring the installation it comes from up to date and export again.`,
    );
}

const partText = async (archive: ArchiveReader, name: string) =>
  text(await archive.open(name)).catch((error: Error) => Promise.reject(damaged(`${name}: ${error.message}`)));

async function* one(told: string) {
  yield told;
}
