import { type AddressPolicy, isAllowListed, mayReach } from './address-policy.ts';
import { parseAddress } from './parse-address.ts';

export type TargetFault = 'scheme' | 'port' | 'credentials' | 'fragment' | 'host' | 'address';

/**
 * Judges how an outgoing URL is written, before anything is resolved: null when it may be dialled.
 * The written text is judged besides the parsed URL, for the parser silently drops tabs, turns backslashes
 * round and forgets an empty fragment or user name.
 */
export function checkTarget(url: string, policy: AddressPolicy): TargetFault | null {
  const scheme = /^(https?):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) return 'scheme';
  if (!/^https?:\/\/[^/?#]/i.test(url) || UNWRITABLE.test(url)) return 'host';
  if (url.includes('#')) return 'fragment';
  if (/^[^/]+\/\/[^/?]*@/.test(url)) return 'credentials';
  if (!URL.canParse(url)) return /:\d{6,}(?:[/?]|$)/.test(url) ? 'port' : 'host';
  return checkParsed(new URL(url), policy);
}

function checkParsed(url: URL, policy: AddressPolicy): TargetFault | null {
  const literal = literalAddress(url.hostname);
  const home = isHome(url.hostname, literal, policy);
  if (url.protocol === 'http:' && !home) return 'scheme';
  if (literal !== null && !mayReach(literal, policy)) return 'address';
  if (literal === null && !home && !isDottedName(url.hostname)) return 'host';
  return isOpenPort(url, home) ? null : 'port';
}

/** The address inside a URL's host, without brackets; null when the host is a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return parseAddress(bare) === null ? null : bare;
}

function isHome(hostname: string, literal: string | null, policy: AddressPolicy): boolean {
  if (literal !== null) return isAllowListed(literal, policy);
  return hostname === 'localhost' && isAllowListed('127.0.0.1', policy);
}

/** A name as the open internet has them: dotted, and of no zone that stays inside a network. */
export function isDottedName(hostname: string): boolean {
  const labels = hostname.split('.');
  if (labels.length < 2 || hostname.length > 253 || !labels.every((label) => LABEL.test(label))) return false;
  const last = labels.at(-1) ?? '';
  return !/^\d+$/.test(last) && !INNER_ZONES.has(last);
}

function isOpenPort(url: URL, home: boolean): boolean {
  if (url.port === '') return true;
  const port = Number(url.port);
  return port === 443 || (home && port === 80) || (port >= 1024 && !SERVICE_PORTS.has(port));
}

// Control characters, spaces, backslashes, and the invisible or look-alike marks that Unicode folds into dots and digits.
const UNWRITABLE = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff\\]/;

const LABEL = /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?$/;

// Names that never leave a network: RFC 6761, RFC 6762, RFC 8375, RFC 9476 and the zones cloud and office networks use.
const INNER_ZONES = new Set(
  'localhost local localdomain internal intranet private corp home lan svc consul arpa invalid onion alt'.split(' '),
);

// Mail, databases, caches, queues and control planes that speak something else and must not be spoken to by a webhook.
const SERVICE_PORTS = new Set([
  1080, 1099, 1433, 1434, 1521, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 2525, 3128, 3268, 3306, 3389, 4369,
  4444, 5432, 5433, 5601, 5671, 5672, 5900, 5984, 5985, 5986, 6000, 6379, 6380, 6443, 6667, 7474, 7687, 8086, 8500,
  8529, 9042, 9092, 9200, 9300, 10250, 10255, 11211, 15672, 16379, 26257, 26379, 27017, 27018, 28015,
]);
