import { Resolver } from 'node:dns/promises';

/** Asks the name servers directly, as `createResolveName` does. Parts of one record are one text. */
export function createReadTxt(timeoutMs: number) {
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 2), tries: 2 });
  return async (name: string): Promise<readonly string[]> => {
    const records = await resolver.resolveTxt(name).catch(() => []);
    return records.map((parts) => parts.join(''));
  };
}
