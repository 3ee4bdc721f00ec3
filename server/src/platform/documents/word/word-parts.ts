import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type WordFault, wordFault } from './word-fault.ts';

/** XML parts of a Word file by their names; or why it is not unpacked. */
export type WordParts = { parts: ReadonlyMap<string, string> } | { faults: WordFault[] };

const mostEntries = 1_000;
const mostUnpacked = 60 * 1024 * 1024;
const isXml = /\.(xml|rels)$/i;

/** Unpacks every part once with a running count, so that what reads the file later is known to be harmless and small enough. */
export async function wordParts(bytes: Buffer): Promise<WordParts> {
  try {
    if (bytes.length < 22 || bytes.readUInt32LE(bytes.length - 22) !== 0x06054b50) throw new Broken('archive_broken');
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
    if (zip.entryCount > mostEntries) throw new Broken('archive_too_large');
    return { parts: await unpack(zip, await entriesOf(zip)) };
  } catch (error) {
    return { faults: [wordFault(error instanceof Broken ? error.fault : 'archive_broken', '')] };
  }
}

class Broken extends Error {
  readonly fault: 'archive_broken' | 'archive_too_large';

  constructor(fault: 'archive_broken' | 'archive_too_large') {
    super(fault);
    this.fault = fault;
  }
}

/** Two parts of one name, a link, a password or parts over one another: two readers could see two files. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
    if (entry.isEncrypted() || isLink || names.has(name) || /\0|^\/|\\|(^|\/)\.\.(\/|$)/.test(name))
      throw new Broken('archive_broken');
    names.add(name);
    entries.push(entry);
  }
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new Broken('archive_broken');
    end = entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameLength + entry.compressedSize;
  }
  return entries;
}

async function unpack(zip: ZipFile, entries: readonly Entry[]): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  let unpacked = 0;
  for (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > mostUnpacked) throw new Broken('archive_too_large');
      if (isXml.test(entry.fileName)) chunks.push(chunk as Buffer);
    }
    parts.set(entry.fileName, textOf(Buffer.concat(chunks)));
  }
  return parts;
}

const textOf = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8');
