import type { Readable } from 'node:stream';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import type { FileStore } from '../../../kernel/services.ts';
import type { Owner } from '../../postgres/connect-owner.ts';
import { namedKeys } from '../named-keys.ts';
import type { Way } from './way.ts';

const whole = /\/[0-9a-f]{32}$/;

/** Sends contents of the store, and takes back those it sent when the portal stays where it is. */
export function fileSender({ tenantId, source, target }: Way) {
  const [from, to] = [source.services.files, target.services.files];
  const there = new Set<string>();
  const sent: string[] = [];
  const missing = new Set<string>();

  async function send(key: string): Promise<boolean> {
    if (await has(to, key)) return Boolean(there.add(key));
    const body = await openIn(from, key);
    if (!body) return false;
    // Counted as ours before it is whole, so that a part of it is taken back too.
    sent.push(key);
    await putWhole(to, key, body);
    there.add(key);
    return true;
  }

  return {
    missing,
    count: () => [...there].filter((key) => whole.test(key)).length,
    /** All that the source has. One store may serve both; what is there already is neither sent nor taken back. */
    async sendAll() {
      const far = new Date(Date.now() + 86_400_000);
      for await (const key of to.list(tenantId, far)) there.add(key);
      for await (const key of from.list(tenantId, far)) if (whole.test(key) && !there.has(key)) await send(key);
    },
    /** What rows name and is not there yet; answers how many were sent. */
    async sendNamed(owner: Owner): Promise<number> {
      let count = 0;
      for (const key of await namedKeys(owner, tenantId)) {
        if (there.has(key) || missing.has(key)) continue;
        if (await send(key)) count += 1;
        else missing.add(key);
      }
      return count;
    },
    async takeBack() {
      for (const key of sent) await to.remove(key).catch(() => undefined);
    },
  };
}

export type FileSender = ReturnType<typeof fileSender>;

export const lacks = (keys: ReadonlySet<string>) =>
  new StartRefused(
    `The store lacks the contents of ${keys.size} files: ${[...keys].slice(0, 10).join(', ')}. Bring them back, or move the portal without them by --without-missing.`,
  );

const openIn = (store: FileStore, key: string): Promise<Readable | undefined> =>
  store.open(key).catch((error: { code?: string; name?: string }) => {
    if (error.code === 'ENOENT' || error.name === 'NoSuchKey') return undefined;
    throw error;
  });

async function has(store: FileStore, key: string): Promise<boolean> {
  const body = await openIn(store, key);
  body?.destroy();
  return body !== undefined;
}

async function putWhole(to: FileStore, key: string, body: Readable): Promise<void> {
  // Of a run that was killed.
  await to.remove(`${key}.part`);
  try {
    await to.put(key, body);
  } catch (error) {
    body.destroy();
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    throw new StartRefused('The target has no room for the files of the portal.');
  }
}
