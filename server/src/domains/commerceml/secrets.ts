import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../kernel/services.ts';

/** 128 random bits that name an installation in its address. */
export const makeAddressKey = () => randomBytes(16).toString('base64url');

/** Letters that nobody mistakes for one another, because people type these. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const typed = (length: number) => Array.from(randomBytes(length), (byte) => letters[byte % 32]).join('');

export const makeLogin = () => `1c-${typed(8)}`;

/** 160 random bits: a fast digest is right for what cannot be guessed at any speed. */
export const makePassword = () => typed(32);
export const makeCookie = () => randomBytes(32).toString('base64url');

const purpose = 'site-exchange.password';

export const passwordDigest = ({ digest }: Services, login: string, password: string) =>
  digest(purpose, `${login}:${password}`);

/** The digest of the installation that the portal came from. */
export const digestElsewhere = (pepper: KeyObject, login: string, password: string) =>
  createHmac('sha256', pepper).update(`${purpose}|${login}:${password}`).digest();

export const cookieDigest = ({ digest }: Services, cookie: string) => digest('site-exchange.cookie', cookie);

/** The key a session repeats in its addresses; it follows from the cookie, so it is kept nowhere. */
export const sessionKey = ({ digest }: Services, cookie: string) =>
  digest('site-exchange.session-key', cookie).toString('hex').slice(0, 32);

export const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);
