import { refuse, type Words, words } from '../problems/errors.ts';

/** What proves again that it is the one who signed in. */
export type ProofWay = 'password' | 'code' | 'passkey' | 'provider';

/** When the person of a session last proved to be the one who signed in, and what would prove it again. */
export interface Presence {
  provedAt: string;
  ways: readonly ProofWay[];
}

/** How long a proof counts. */
export const presenceSeconds = 600;

/** Refuses a session that nobody has proved to be his for a while. Keys, links and jobs have no presence to prove. */
export function demandPresence(presence: Presence | undefined) {
  if (!presence || Date.parse(presence.provedAt) + presenceSeconds * 1_000 > Date.now()) return;
  throw presenceRequired(presence.ways);
}

export function presenceRequired(ways: readonly ProofWay[]) {
  const named = (language: keyof Words) => ways.map((way) => howTo[way][language]);
  return refuse(
    'presence_required',
    words(
      `Prove that it is you (${named('en').join(' or ')}), then repeat the request.`,
      `Подтвердите, что это вы (${named('ru').join(' или ')}), и повторите запрос.`,
    ),
    { ways },
  );
}

const howTo: Record<ProofWay, Words> = {
  password: words('POST /api/v1/auth/prove with your password', 'POST /api/v1/auth/prove: пароль'),
  code: words('POST /api/v1/auth/prove with a code of the authenticator', 'POST /api/v1/auth/prove: код из приложения'),
  passkey: words('POST /api/v1/auth/prove with a passkey', 'POST /api/v1/auth/prove: ключ доступа'),
  provider: words(
    'POST /api/v1/auth/providers/begin with `again`',
    'POST /api/v1/auth/providers/begin с признаком `again`',
  ),
};
