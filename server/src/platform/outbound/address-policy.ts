import { type AddressBlock, isInBlock, parseAddressBlock } from './address-block.ts';
import { embeddedV4, type ParsedAddress, parseAddress } from './parse-address.ts';

/** `allow` wins over everything (`OUTBOUND_ALLOW`); `deny` adds blocks, such as our own public addresses. */
export type AddressPolicy = { readonly allow: readonly AddressBlock[]; readonly deny?: readonly AddressBlock[] };

/** True when the open internet can be behind this address; false for every special range and for what is no address. */
export function isPublicAddress(ip: string): boolean {
  const address = parseAddress(ip);
  return address !== null && isPublic(address);
}

/** The one question asked before each connection: may this address be dialled under this policy? */
export function mayReach(ip: string, policy: AddressPolicy): boolean {
  const address = parseAddress(ip);
  if (address === null) return false;
  if (policy.allow.some((block) => isInBlock(address, block))) return true;
  if (policy.deny?.some((block) => isInBlock(address, block))) return false;
  return isPublic(address);
}

/** True when the address is reachable only because the allow list says so. */
export function isAllowListed(ip: string, policy: AddressPolicy): boolean {
  const address = parseAddress(ip);
  return address !== null && policy.allow.some((block) => isInBlock(address, block));
}

function isPublic(address: ParsedAddress): boolean {
  if ('v4' in address) return isPublicV4(address.v4);
  if (isInBlock(address, COMPATIBLE)) return isPublicV4(embeddedV4(address.groups));
  return isInBlock(address, GLOBAL_UNICAST) && !DENIED_V6.some((block) => isInBlock(address, block));
}

function isPublicV4(v4: number): boolean {
  const address = { v4 };
  return !DENIED_V4.some((block) => isInBlock(address, block));
}

const DENIED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map(parseAddressBlock);

const COMPATIBLE = parseAddressBlock('::/96');

// Only 2000::/3 is given out; loopback, NAT64, unique-local, link-local, site-local and multicast all lie outside it.
const GLOBAL_UNICAST = parseAddressBlock('2000::/3');

const DENIED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(parseAddressBlock);
