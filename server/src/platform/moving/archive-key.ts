import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { StartRefused } from '../../kernel/problems/start-refused.ts';
import { type NamedKey, openWith, SecretNotOpened, sealWith } from '../secrets/envelope.ts';
import { damaged } from './archive-reader.ts';

/** What an archive says of its key: how it is made of the passphrase, and a text that only this key opens. */
export interface KeyNote {
  kdf: 'scrypt';
  salt: string;
  N: number;
  r: number;
  p: number;
  check: string;
}

const cost = { N: 2 ** 15, r: 8, p: 1 } as const;
/** The note is read before anything vouches for it: an archive may not choose how much memory and time its reading takes. */
const most = { N: 2 ** 17, r: 16, p: 4 } as const;
const name = 'archive';
const check = 'prokura-portal|check';
const shortest = 12;
const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** A key for a new archive, made of the passphrase. */
export async function makeArchiveKey(passphrase: string | undefined): Promise<{ key: NamedKey; note: KeyNote }> {
  const salt = randomBytes(16);
  const key = await keyOf(demand(passphrase), salt, cost);
  const note = {
    kdf: 'scrypt',
    salt: salt.toString('base64'),
    ...cost,
    check: sealWith(key, name, check, 'open'),
  } as const;
  return { key: { id: name, key }, note };
}

/** The key of an archive again; refused when the passphrase is another. */
export async function openArchiveKey(passphrase: string | undefined, note: KeyNote): Promise<NamedKey> {
  if (!isWithinBounds(note)) throw damaged('what it says of its key is out of bounds');
  const key = await keyOf(demand(passphrase), Buffer.from(note.salt, 'base64'), note);
  try {
    openWith(key, check, note.check);
  } catch (error) {
    if (!(error instanceof SecretNotOpened)) throw error;
    throw new StartRefused('The passphrase in ARCHIVE_PASSPHRASE is not the one this archive was made with.');
  }
  return { id: name, key };
}

/** What vouches for a text: only who has the key can write it. */
export const macOf = ({ key }: NamedKey, text: string) => createHmac('sha256', key).update(text).digest();

export const isMac = (key: NamedKey, text: string, mac: string) => {
  const [made, given] = [macOf(key, text), Buffer.from(mac, 'base64')];
  return made.length === given.length && timingSafeEqual(made, given);
};

function isWithinBounds(note: KeyNote | undefined): boolean {
  if (note?.kdf !== 'scrypt' || typeof note.salt !== 'string' || typeof note.check !== 'string') return false;
  const { N, r, p } = note;
  const whole = [N, r, p].every((value) => Number.isInteger(value) && value > 0);
  return whole && N >= 2 && (N & (N - 1)) === 0 && N <= most.N && r <= most.r && p <= most.p;
}

function demand(passphrase: string | undefined): string {
  if (passphrase && passphrase.length >= shortest) return passphrase;
  throw new StartRefused(
    `Set ARCHIVE_PASSPHRASE to ${shortest} characters or more: the secrets of the portal travel wrapped by it.`,
  );
}

const keyOf = (passphrase: string, salt: Buffer, { N, r, p }: Pick<KeyNote, 'N' | 'r' | 'p'>) =>
  derive(passphrase.normalize('NFC'), salt, 32, { N, r, p, maxmem: 256 * N * r });
