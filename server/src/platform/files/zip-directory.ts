import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  offset: number;
}

export interface ZipDirectory {
  entries: readonly ZipEntry[];
  /** Unpacks one entry of at most so many bytes. */
  read(entry: ZipEntry, mostBytes: number): Promise<Buffer>;
}

export class ZipMalformed extends Error {}

const mostEntries = 2_000;
const endBytes = 22;
const mostComment = 65_535;

/** The central directory of a ZIP file (APPNOTE 4.3.12, 4.3.16), read without unpacking anything. */
export async function openZip(path: string): Promise<ZipDirectory> {
  const { size } = await withFile(path, (file) => file.stat());
  const readAt = (offset: number, length: number) => {
    if (offset < 0 || length < 0 || offset + length > size) throw new ZipMalformed('an offset leads outside');
    return withFile(path, async (file) => (await file.read(Buffer.alloc(length), 0, length, offset)).buffer);
  };
  const tail = await readAt(Math.max(0, size - endBytes - mostComment), Math.min(size, endBytes + mostComment));
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (at === -1 || at + endBytes > tail.length) throw new ZipMalformed('no end of the directory');
  const count = tail.readUInt16LE(at + 10);
  if (count > mostEntries) throw new ZipMalformed('too many entries');
  const entries = parseDirectory(await readAt(tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12)), count);
  return {
    entries,
    async read({ method, packed, offset }, mostBytes) {
      const local = await readAt(offset, 30);
      if (local.readUInt32LE(0) !== 0x04034b50) throw new ZipMalformed('no local header');
      const body = await readAt(offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28), packed);
      if (method === 0 && packed <= mostBytes) return body;
      if (method !== 8) throw new ZipMalformed('an unknown packing');
      return inflate(body, { maxOutputLength: mostBytes }).catch(() => {
        throw new ZipMalformed('an entry does not unpack');
      });
    },
  };
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new ZipMalformed('the directory breaks off');
    const nameBytes = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameBytes);
    if (/^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(name)) throw new ZipMalformed('a name leads outside');
    entries.push({
      name,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function withFile<T>(path: string, use: (file: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}
