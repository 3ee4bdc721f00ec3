import type { Browser } from '../../../kernel/access/browser.ts';
import type { Services } from '../../../kernel/services.ts';
import { readCookie, writeCookie } from '../../sessions/cookies.ts';
import { journeySeconds } from './journey.ts';

/** Marks the browser in which a session begins a connection, so that it cannot be finished in another one. */
export const markBrowser = (services: Services, sessionId: string): string =>
  writeCookie(services, 'oauth', markOf(services, sessionId), journeySeconds, 'Lax');

export const isMarked = (services: Services, browser: Browser | undefined, sessionId: string): boolean =>
  readCookie(services, browser, 'oauth') === markOf(services, sessionId);

const markOf = (services: Services, sessionId: string) => services.digest('oauth', sessionId).toString('base64url');
