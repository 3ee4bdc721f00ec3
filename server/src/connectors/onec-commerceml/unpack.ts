import { type Readable, Transform } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ExchangeFault } from '../../kernel/integrations/ports/exchange-fault.ts';
import { words } from '../../kernel/problems/errors.ts';
import { limits } from './xml/limits.ts';

/** The files of an archive, one after another. Each must be read to its end; how much unpacks is counted as it comes. */
export async function* unpack(path: string): AsyncGenerator<{ name: string; body: Readable }> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(unreadable);
  try {
    if (zip.entryCount > limits.entries) throw tooMuch();
    const unpacked = { bytes: 0 };
    for (const entry of await entriesOf(zip)) {
      const body = await zip.openReadStreamPromise(entry).catch(unreadable);
      yield { name: entry.fileName, body: counted(body, entry, unpacked) };
    }
  } finally {
    zip.close();
  }
}

/** Names that lead outside are refused as the directory is read, before anything is unpacked. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name.endsWith('/')) continue;
      const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
      if (isLink || entry.isEncrypted() || name.includes('\0') || names.has(name)) throw forbidden();
      names.add(name);
      entries.push(entry);
    }
  } catch (error) {
    unreadable(error as Error);
  }
  return entries;
}

function counted(source: Readable, { compressedSize }: Entry, unpacked: { bytes: number }): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      unpacked.bytes += chunk.length;
      const dense = bytes > limits.ratioFrom && bytes > compressedSize * limits.ratio;
      if (dense || unpacked.bytes > limits.unpacked) done(tooMuch());
      else done(null, chunk);
    },
  });
  source.once('error', () => counter.destroy(broken()));
  return source.pipe(counter);
}

const unreadable = (error: Error): never => {
  if (error instanceof ExchangeFault) throw error;
  throw /relative path|absolute path|invalid characters/.test(error.message) ? forbidden() : broken();
};

const broken = () => new ExchangeFault(words('The archive does not unpack.', 'Архив повреждён и не распаковывается.'));

const forbidden = () =>
  new ExchangeFault(
    words('A file of the archive has a forbidden name.', 'В архиве есть файл с недопустимым именем или паролем.'),
  );

const tooMuch = () =>
  new ExchangeFault(
    words('The archive unpacks to more than is accepted.', 'Архив распаковывается в слишком большой объём.'),
  );
