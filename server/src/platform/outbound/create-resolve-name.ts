import { Resolver } from 'node:dns/promises';

/** Every address a name has now; rejects when the name has none or cannot be asked about. */
export type ResolveName = (hostname: string) => Promise<readonly string[]>;

/**
 * Asks the name servers directly. `dns.lookup` is avoided on purpose: it waits inside the thread pool that also
 * hashes passwords, so four names with a hanging name server would stop the whole process.
 */
export function createResolveName(timeoutMs: number): ResolveName {
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 2), tries: 2 });
  return async (hostname) => {
    if (hostname === 'localhost') return ['127.0.0.1'];
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length > 0) return addresses;
    const [first] = answers;
    throw first.status === 'rejected' ? first.reason : new Error(`${hostname} has no address`);
  };
}
