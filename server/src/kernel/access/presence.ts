import { refuse, type Words, words } from '../problems/errors.ts';
import type { Actor } from './actor.ts';

/** What proves presence. */
export type Way = 'password' | 'code' | 'passkey';

/** How long a proof counts. */
export const presenceSeconds = 600;

/** Refuses a session that nobody has proved to be his for a while. Keys, links and jobs have no presence to prove. */
export function demandPresence({ presence }: Actor) {
  if (!presence || Date.parse(presence.provedAt) + presenceSeconds * 1_000 > Date.now()) return;
  const { ways } = presence;
  throw refuse(
    'presence_required',
    words(
      `Prove that it is you (POST /api/v1/auth/prove with ${ways.map((way) => named[way].en).join(' or ')}), then repeat the request.`,
      `Подтвердите, что это вы (POST /api/v1/auth/prove: ${ways.map((way) => named[way].ru).join(' или ')}), и повторите запрос.`,
    ),
    { ways },
  );
}

const named: Record<Way, Words> = {
  password: words('your password', 'пароль'),
  code: words('a code of the authenticator', 'код из приложения'),
  passkey: words('a passkey', 'ключ доступа'),
};
