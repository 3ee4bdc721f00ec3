import { createHash } from 'node:crypto';
import type { Entrance } from '../../../kernel/access/entrance.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { readToken } from '../../accounts/one-time-token.ts';

export const journeySeconds = 600;

export const verifierPlace = (providerId: string) => ({
  table: 'sign_in_journeys',
  column: 'verifier_sealed',
  rowId: providerId,
});

/** Where providers send browsers back to: registered with them letter by letter. */
export const callbackAddress = ({ publicUrl }: Services) => `${publicUrl}/api/v1/auth/providers/callback`;

/** Only its digest is kept: what marks the browser is in its cookie alone. */
export const markDigest = (mark: string): Buffer => createHash('sha256').update(mark).digest();

/** Enters the portal that a state belongs to. */
export async function enterByState({ state }: { state: string }): Promise<Entrance<Buffer>> {
  const read = readToken(state);
  if (!read) throw notFound(words('Sign-in', 'Вход'));
  return { tenantId: read.tenantId, carried: read.hash };
}
