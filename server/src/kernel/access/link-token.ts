import { createHash, randomBytes } from 'node:crypto';

const FORM = /^[0-9A-Za-z_-]{43}$/;

/** What the link of somebody without an account carries: 32 random bytes. The digest finds the link; the token itself is kept sealed, to be sent again. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The digest a link is looked up by, or null for a text that is no token. */
export const digestOf = (token: string): Buffer | null =>
  FORM.test(token) ? createHash('sha256').update(token).digest() : null;
