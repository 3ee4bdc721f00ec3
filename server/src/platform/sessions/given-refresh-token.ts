import type { Browser } from '../../kernel/access/browser.ts';
import type { Services } from '../../kernel/services.ts';
import { demandOwnOrigin, readCookie } from './cookies.ts';
import { type RefreshToken, readRefreshToken } from './refresh-token.ts';

/** The refresh token of a request: in its body, or in the cookie if our own page asks. Undefined without one, null when it is none of ours. */
export function givenRefreshToken(
  services: Services,
  browser: Browser | undefined,
  inBody: string | undefined,
): RefreshToken | null | undefined {
  if (inBody !== undefined) return readRefreshToken(services, inBody);
  const inCookie = readCookie(services, browser, 'refresh');
  if (inCookie === undefined) return undefined;
  demandOwnOrigin(services, browser);
  return readRefreshToken(services, inCookie);
}
