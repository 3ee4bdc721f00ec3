import type { Actor } from '../../../kernel/access/actor.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';

export const cookieName = 'prokura_exchange';

/** Login and password of HTTP Basic. */
export function credentialsOf({ browser }: Actor): { login: string; password: string } {
  const pair = Buffer.from(browser?.basic?.slice('Basic '.length) ?? '', 'base64').toString();
  const at = pair.indexOf(':');
  if (at > 0) return { login: pair.slice(0, at), password: pair.slice(at + 1) };
  throw refuse(
    'unauthenticated',
    words('Login and password are sent by HTTP Basic.', 'Не переданы логин и пароль (HTTP Basic).'),
  );
}

/** The cookie that `checkauth` gave, among those that came. */
export function cookieOf({ browser }: Actor): string {
  const pairs = (browser?.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
}
