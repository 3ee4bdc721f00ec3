import { type ParsedAddress, parseAddress } from './parse-address.ts';

/** One CIDR block, read once. */
export type AddressBlock = { readonly base: ParsedAddress; readonly bits: number };

/** Reads `10.0.0.0/8`, `2001:db8::/32` or a single address; a setting that says anything else stops the start. */
export function parseAddressBlock(text: string): AddressBlock {
  const [address = '', bitsText] = text.trim().split('/');
  const base = parseAddress(address);
  if (base === null) throw new TypeError(`Not an address block: ${text}`);
  const widest = 'v4' in base ? 32 : 128;
  const bits = bitsText === undefined ? widest : /^\d{1,3}$/.test(bitsText) ? Number(bitsText) : Number.NaN;
  if (!(bits >= 0 && bits <= widest)) throw new TypeError(`Not an address block: ${text}`);
  return { base, bits };
}

/** Reads a comma- or space-separated list, as in `OUTBOUND_ALLOW`. */
export function parseAddressBlocks(list: string): AddressBlock[] {
  return list
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map(parseAddressBlock);
}

export function isInBlock(address: ParsedAddress, block: AddressBlock): boolean {
  if ('v4' in address) {
    if (!('v4' in block.base)) return false;
    const size = 2 ** (32 - block.bits);
    return Math.floor(address.v4 / size) === Math.floor(block.base.v4 / size);
  }
  if ('v4' in block.base) return false;
  return samePrefix(address.groups, block.base.groups, block.bits);
}

function samePrefix(left: readonly number[], right: readonly number[], bits: number): boolean {
  for (let index = 0, rest = bits; rest > 0; index++, rest -= 16) {
    const shift = Math.max(0, 16 - rest);
    if ((left[index] ?? 0) >> shift !== (right[index] ?? 0) >> shift) return false;
  }
  return true;
}
