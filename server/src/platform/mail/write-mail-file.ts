import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `<time>-<id>.eml`; a reader of the folder sees the whole letter or none. */
export async function writeMailFile(mailDir: string, messageId: string, message: Buffer): Promise<string> {
  await mkdir(mailDir, { recursive: true });
  const time = new Date().toISOString().replaceAll(':', '-');
  const name = `${time}-${messageId.replace(/@.*$/, '').replace(/[^\w-]/g, '_')}`;
  const path = join(mailDir, `${name}.eml`);
  const draft = join(mailDir, `.${name}.tmp`);
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, path);
  return path;
}
