import { isIP } from 'node:net';
import type { Browser } from '../../kernel/access/browser.ts';
import { hostnameOf, isOwnMachine } from '../../kernel/access/own-machine.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';

type CookieName = 'refresh' | 'device' | 'oauth' | 'sign-in';

/** The value of one of our cookies. */
export function readCookie(services: Services, browser: Browser | undefined, name: CookieName): string | undefined {
  const wanted = `${cookieName(services, name)}=`;
  const pairs = (browser?.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) || undefined;
}

/**
 * A `Set-Cookie` value that scripts cannot read and other sites cannot make use of; zero seconds removes the cookie. A `Lax` one
 * also comes along when another site leads back to us.
 */
export function writeCookie(
  services: Services,
  name: CookieName,
  value: string,
  seconds: number,
  sameSite: 'Strict' | 'Lax' = 'Strict',
): string {
  const secure = isSecure(services) ? '; Secure' : '';
  return `${cookieName(services, name)}=${value}; Path=/; HttpOnly${secure}; SameSite=${sameSite}; Max-Age=${seconds}`;
}

/** What a cookie authorises, only our own pages may ask. Browsers send `Origin` with every POST. */
export function demandOwnOrigin(services: Services, browser: Browser | undefined) {
  const { origin, host } = browser ?? {};
  const own =
    origin !== undefined && (origin === new URL(services.publicUrl).origin || isOwnHost(services, origin, host));
  if (!own)
    throw refuse('forbidden', words('This page may not make that request.', 'Этой странице такой запрос не разрешён.'));
}

/**
 * While developing, the same machine answers to several names: its own, and any address. A name that others could make lead here
 * (DNS rebinding) is none of them.
 */
function isOwnHost({ production }: Services, origin: string, host: string | undefined) {
  const hostname = hostnameOf(host);
  if (production || hostname === undefined || !URL.canParse(origin) || new URL(origin).host !== host) return false;
  return isOwnMachine(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** `__Host-` binds a cookie to this very host, and needs TLS: at home, over plain http, the name goes without. */
const cookieName = (services: Services, name: CookieName) => (isSecure(services) ? `__Host-${name}` : name);

const home = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]']);

function isSecure({ publicUrl }: Services): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || !home.has(hostname);
}
