import { ZipFile } from 'yazl';
import { Download } from '../../../kernel/download.ts';

interface Packed {
  name: string;
  bytes: Buffer;
}

/** An archive of documents that is sent while they are made: the next is made when the one before it lies in it. */
export function archiveOf<Id>(name: string, ids: readonly Id[], make: (id: Id) => Promise<Packed>): Download {
  const zip = new ZipFile();
  void fill(zip, ids, make);
  return new Download({ name, type: 'application/zip', body: zip.outputStream as never });
}

async function fill<Id>(zip: ZipFile, ids: readonly Id[], make: (id: Id) => Promise<Packed>) {
  const names = new Map<string, number>();
  try {
    for (const id of ids) {
      const { name, bytes } = await make(id);
      zip.addBuffer(bytes, numberedName(name, names), { compress: false });
    }
    zip.end();
  } catch (error) {
    // What was sent cannot be taken back: the archive breaks off, so that nobody takes it for whole.
    (zip.outputStream as unknown as { destroy(error: unknown): void }).destroy(error);
  }
}

/** `КП KP-1.pdf`, `КП KP-1 (2).pdf`; a path in a name would be a folder. */
function numberedName(name: string, names: Map<string, number>): string {
  const plain = name.replace(/[/\\:*?"<>|]/g, '-');
  const count = (names.get(plain) ?? 0) + 1;
  names.set(plain, count);
  return count === 1 ? plain : plain.replace(/(\.\w+)$/, ` (${count})$1`);
}
