import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Upload } from '../../kernel/intake/upload.ts';
import type { KeptFile } from '../../kernel/integrations/call.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';
import { cleanFileName } from '../../kernel/values/file-name.ts';
import { judgeFile } from '../files/judge-file.ts';
import { storeFile } from '../files/store-file.ts';

/** A file from outside, judged as one that a person uploads and put into the store; a kind that is not taken is only named. */
export async function keepReceived(
  services: Services,
  tenantId: string,
  { fileName: given, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<KeptFile> {
  const fileName = cleanFileName(given);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const found = { fileName, sizeBytes: bytes.length, sha256 };
  const mimeType = await judged(fileName, bytes, sha256);
  if (mimeType === null) return { ...found, mimeType: 'application/octet-stream', storageKey: null };
  return { ...found, mimeType, storageKey: await storeFile(services, tenantId, Readable.from([bytes])) };
}

/** The media type of bytes that the judge only knows as a file; null for what it refuses. */
async function judged(fileName: string, bytes: Uint8Array, sha256: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'prokura-received-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes, { mode: 0o600 });
    return await judgeFile(new Upload({ fileName, mediaType: '', size: bytes.length, sha256 }, path));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
