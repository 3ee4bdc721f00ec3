import type { LookupAddress } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import { type AddressPolicy, mayReach } from './address-policy.ts';
import type { ResolveName } from './create-resolve-name.ts';
import { outboundError } from './outcome.ts';

const MOST_DIALLED = 4;

type VettedLookupOptions = {
  readonly policy: AddressPolicy;
  readonly resolve: ResolveName;
  readonly timeoutMs: number;
  /** Called with the vetted addresses just before the socket dials them. */
  readonly onVetted: () => void;
};

/**
 * A socket `lookup` that resolves once and hands over only addresses it has judged, so nothing can change between
 * the judgement and the call. One refused address among the answers refuses the name. Node never calls a lookup
 * for a literal address; the caller judges those.
 */
export function createVettedLookup(options: VettedLookupOptions): LookupFunction {
  return (hostname, { all }, callback) => {
    vet(hostname, options).then(
      (addresses) => {
        options.onVetted();
        const [first] = addresses;
        if (all || first === undefined) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, all ? [] : ''),
    );
  };
}

async function vet(hostname: string, { policy, resolve, timeoutMs }: VettedLookupOptions): Promise<LookupAddress[]> {
  const addresses = await withinTime(resolve(hostname), timeoutMs).catch((error: unknown) => {
    throw outboundError('dns', `${hostname} could not be resolved: ${String(error)}`, error);
  });
  if (addresses.length === 0) throw outboundError('dns', `${hostname} has no address`);
  const refused = addresses.find((address) => !mayReach(address, policy));
  if (refused !== undefined) throw outboundError('blocked_target', `${hostname} resolves to ${refused}`);
  return addresses.slice(0, MOST_DIALLED).map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
}

function withinTime<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
