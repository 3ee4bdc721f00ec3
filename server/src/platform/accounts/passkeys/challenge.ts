import { createHash, randomUUID } from 'node:crypto';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What the person has to do with it before it is over. */
export const challengeSeconds = 300;

/** What a signature is asked for, so that one given for this does not do for that. */
export type Occasion = 'sign in' | `add to ${string}` | `prove in ${string}`;

interface Challenge {
  occasion: Occasion;
  expiresAt: string;
}

/** A challenge to be signed. It is sealed, not stored: whoever asks for thousands fills no table. */
export const newChallenge = (services: Services, occasion: Occasion): string => {
  const expiresAt = new Date(Date.now() + challengeSeconds * 1_000).toISOString();
  return services.sealToken('challenge', JSON.stringify({ occasion, expiresAt, nonce: randomUUID() }));
};

/** A challenge that a browser has answered, and when it is over. */
export interface Answered {
  challenge: string;
  expiresAt: string;
}

/** The challenge that was answered; throws for one that is not ours, is for something else, or is over. */
export function answeredChallenge(services: Services, occasion: Occasion, clientDataJSON: string): Answered {
  const { challenge } = decodeClientDataJSON(clientDataJSON);
  const text = services.openToken('challenge', challenge);
  const given = text === null ? null : (JSON.parse(text) as Challenge);
  if (given?.occasion !== occasion) throw new Error('The challenge was given for something else');
  if (Date.parse(given.expiresAt) <= Date.now()) throw new Error('The challenge is over');
  return { challenge, expiresAt: given.expiresAt };
}

/** Takes a challenge, once: false where it was answered before, even a moment ago. */
export async function spendChallenge(db: Db, { challenge, expiresAt }: Answered): Promise<boolean> {
  const digest = createHash('sha256').update(challenge).digest();
  const { claimed } = await db.one<{ claimed: boolean }>(sql`select * from claim_challenge(${digest}, ${expiresAt})`);
  return claimed;
}
