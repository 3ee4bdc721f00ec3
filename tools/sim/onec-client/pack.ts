import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Files packed as 1C packs them. */
export async function pack(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as never);
}
