import { createHash, randomBytes } from 'node:crypto';

const form = /^[0-9A-Za-z_-]{43}$/;

/** What the address of an endpoint carries: 32 random bytes. */
export const makeEndpointToken = (): string => randomBytes(32).toString('base64url');

/** What an endpoint is found by. A text that is no token has one too, and finds nothing in the same time. */
export const digestOfToken = (token: string): Buffer =>
  form.test(token) ? createHash('sha256').update(token).digest() : Buffer.alloc(32);
