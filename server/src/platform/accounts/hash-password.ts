import { createHmac, type KeyObject } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import { turns } from '../../kernel/turns.ts';

// One of OWASP's rows of equal strength; this one costs half the time of 19 MiB and two passes. The algorithm is
// argon2id by default: its name is a const enum, which cannot be imported when types are only erased.
const COST = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };

/** Hashes a password for storage; throws `HashQueueFull` when too many wait. The pepper is kept outside the database. */
export function hashPassword(pepper: Buffer, password: string): Promise<string> {
  return hashTurn(() => hash(peppered(pepper, password), COST));
}

/** Compares a password with a stored hash; `needsRehash` says that it is right and was stored at another cost. */
export async function verifyPassword(
  pepper: Buffer | KeyObject,
  password: string,
  stored: string,
): Promise<{ matches: boolean; needsRehash: boolean }> {
  const matches = await hashTurn(() => verify(stored, peppered(pepper, password)));
  return { matches, needsRehash: matches && !hasPresentCost(stored) };
}

/** Spends on an unknown user what a known one costs, so that the time of the answer gives nothing away. */
export async function verifyDummy(pepper: Buffer, password: string): Promise<void> {
  await hashTurn(() => hash(peppered(pepper, password), COST));
}

function hasPresentCost(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    stored.startsWith('$argon2id$') &&
    memoryCost === COST.memoryCost &&
    timeCost === COST.timeCost &&
    parallelism === COST.parallelism
  );
}

/** Two keyboards may type one password in two Unicode forms, hence NFC; only text can be verified, hence base64. */
function peppered(pepper: Buffer | KeyObject, password: string): string {
  return createHmac('sha256', pepper).update(password.normalize('NFC')).digest('base64');
}

/** Thrown instead of queueing more password hashes than can be worked off soon. */
export class HashQueueFull extends Refusal {
  constructor() {
    super(
      'overloaded',
      words(
        'Too many passwords are being checked. Try again in a few seconds.',
        'Сейчас проверяется слишком много паролей. Повторите через несколько секунд.',
      ),
      { headers: { 'Retry-After': '2' } },
    );
  }
}

/** Runs a password hash when it is its turn: two at once, so that they never hold every core, and fifty in line. */
export const hashTurn = turns({ atOnce: 2, mostWaiting: 50, full: () => new HashQueueFull() });
