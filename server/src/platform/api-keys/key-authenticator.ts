import { createSecretKey } from 'node:crypto';
import { BlockList, isIPv4 } from 'node:net';
import { type Actor, systemIn } from '../../kernel/access/actor.ts';
import { refuse } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { deniedTo } from '../audit/denied-to.ts';
import type { Door } from '../door/create-door.ts';
import { actorThrough, whyEnded } from './actor-of-key.ts';
import { readKey, secretMatches } from './key-format.ts';
import { type KeyRow, loadKey } from './load-key.ts';

/** What a process remembers of a key; the door proves in each request's own transaction that it still holds. */
interface KnownKey {
  row: KeyRow;
  actor: Actor;
  allowed: BlockList | null;
}

interface KeyVisit {
  key: string;
  ip: string;
  userAgent: string;
}

const mostKeys = 10_000;
const noDigest = Buffer.alloc(32);

/** Turns a key's text into an actor. A key remembered from an earlier request costs no statement here. */
export function keyAuthenticator(door: Door, noteUse: (actor: Actor) => void = () => {}) {
  const pepper = createSecretKey(door.services.pepper);
  const known = new Map<string, KnownKey>();

  async function load(keyId: string): Promise<KnownKey | undefined> {
    const found = await door.directory.first<{ tenant_id: string }>(sql`select * from find_api_key(${keyId})`);
    if (!found) return undefined;
    const row = (await door.query(loadKey, systemIn(found.tenant_id), { keyId })).result as KeyRow | undefined;
    if (!row) return undefined;
    const key = { row, actor: actorThrough(found.tenant_id, row), allowed: listOf(row.allowed_cidrs) };
    if (known.size >= mostKeys) known.delete(known.keys().next().value as string);
    known.set(keyId, key);
    return key;
  }

  return {
    async authenticate({ key: text, ip, userAgent }: KeyVisit): Promise<Actor> {
      const parts = readKey(text);
      if (!parts) throw refuse('invalid_api_key');
      const key = known.get(parts.keyId) ?? (await load(parts.keyId));
      if (!key) {
        secretMatches(pepper, parts.secret, noDigest);
        throw refuse('invalid_api_key');
      }
      const { digest, peppers } = key.row;
      if (![pepper, ...peppers].some((one) => secretMatches(one, parts.secret, digest)))
        throw refuse('invalid_api_key');
      const actor = { ...key.actor, ip, userAgent };
      const ended = whyEnded(key.row);
      if (ended) throw deniedTo(actor, ended);
      if (key.row.tenant_status !== 'active') throw refuse('portal_suspended');
      if (key.allowed && !key.allowed.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6'))
        throw deniedTo(actor, refuse('ip_not_allowed'));
      noteUse(actor);
      return actor;
    },
    /** Forgets a key whose proof failed, so that the next look reads it anew. */
    forget(text: string) {
      const parts = readKey(text);
      if (parts) known.delete(parts.keyId);
    },
  };
}

export type KeyAuthenticator = ReturnType<typeof keyAuthenticator>;

function listOf(cidrs: readonly string[]): BlockList | null {
  if (cidrs.length === 0) return null;
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [address, bits] = cidr.split('/') as [string, string];
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}
