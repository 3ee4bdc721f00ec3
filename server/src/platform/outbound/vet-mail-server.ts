import { isIP, isIPv4 } from 'node:net';
import { domainToASCII } from 'node:url';
import { type AddressPolicy, isAllowListed, mayReach } from './address-policy.ts';
import type { ResolveName } from './create-resolve-name.ts';
import { outboundError } from './outcome.ts';
import { isDottedName } from './target-policy.ts';

/** Where a mail server may be dialled: one address, judged, and the name that its certificate has to bear. */
export interface VettedServer {
  address: string;
  /** None where an address was typed instead of a name. */
  servername?: string;
}

/** Ports of mail alone, which calls over HTTP may not reach in turn. */
const mailPorts = new Set([25, 465, 587, 2525, 143, 993]);

/**
 * Resolves the name of a mail server once and answers an address to dial as it stands, so nothing can change between the judgement
 * and the call. One refused address among the answers refuses the name; other ports serve only where the operator allowed the address.
 */
export async function vetMailServer(
  { host, port }: { host: string; port: number },
  policy: AddressPolicy,
  resolve: ResolveName,
): Promise<VettedServer> {
  const typed = host
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  const name = isIP(typed) === 0 ? domainToASCII(typed) : typed;
  const addresses = isIP(name) === 0 ? await addressesOf(name, policy, resolve) : [name];
  const refused = addresses.find((address) => !mayReach(address, policy));
  if (refused !== undefined) throw outboundError('blocked_target', `${name} leads to ${refused}`);
  const home = addresses.every((address) => isAllowListed(address, policy));
  if (!mailPorts.has(port) && !(home && port >= 1024))
    throw outboundError('blocked_target', `port ${port} is no mail port`);
  const address = addresses.find(isIPv4) ?? (addresses[0] as string);
  return isIP(name) === 0 ? { address, servername: name } : { address };
}

async function addressesOf(name: string, policy: AddressPolicy, resolve: ResolveName): Promise<readonly string[]> {
  const home = name === 'localhost' && isAllowListed('127.0.0.1', policy);
  if (!home && !isDottedName(name)) throw outboundError('blocked_target', `${name} is no name of the internet`);
  const addresses = await resolve(name).catch((error: unknown) => {
    throw outboundError('dns', `${name} could not be resolved: ${String(error)}`, error);
  });
  if (addresses.length === 0) throw outboundError('dns', `${name} has no address`);
  return addresses;
}
