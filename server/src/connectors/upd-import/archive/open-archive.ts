import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { limits } from '../limits.ts';
import { FileRefused } from '../refusals.ts';
import { archiveBroken, archiveForbidden, archiveTooHeavy } from './refusals.ts';

export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

export const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The XML files of an operator's archive, in its order. Signatures and printed forms beside them are not unpacked. */
export async function openArchive(bytes: Uint8Array): Promise<ArchivedFile[]> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true }).catch(unreadable);
  if (zip.entryCount > limits.entries) throw archiveTooHeavy();
  const files: ArchivedFile[] = [];
  let left: number = limits.unpacked;
  for (const entry of await entriesOf(zip)) {
    const unpacked = await unpack(zip, entry, Math.min(left, limits.bytes));
    left -= unpacked.length;
    files.push({ name: entry.fileName.split('/').at(-1) as string, bytes: unpacked });
  }
  return files;
}

/** Names that lead outside, links and passwords are refused as the directory is read, before anything is unpacked. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name.endsWith('/')) continue;
      const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
      if (isLink || entry.isEncrypted() || name.includes('\0') || names.has(name)) throw archiveForbidden();
      names.add(name);
      if (/\.xml$/i.test(name)) entries.push(entry);
    }
  } catch (error) {
    unreadable(error as Error);
  }
  return entries;
}

async function unpack(zip: ZipFile, entry: Entry, most: number): Promise<Uint8Array> {
  const body = await zip.openReadStreamPromise(entry).catch(unreadable);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) throw archiveTooHeavy();
      chunks.push(chunk);
    }
  } catch (error) {
    unreadable(error as Error);
  }
  return Buffer.concat(chunks);
}

const unreadable = (error: Error): never => {
  if (error instanceof FileRefused) throw error;
  throw /relative path|absolute path|invalid characters/.test(error.message) ? archiveForbidden() : archiveBroken();
};
