import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/access/actor.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { refuseParameter } from '../../kernel/problems/refuse-parameter.ts';
import type { KeyAuthenticator } from '../../platform/api-keys/key-authenticator.ts';

/** Turns a session's access token into an actor. */
interface SessionAuthenticator {
  authenticate(visit: { token: string; ip: string; userAgent: string }): Promise<Actor>;
  forget(token: string): void;
}

export interface Authenticator {
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** Called when a cached actor is no longer valid. */
  forget(request: FastifyRequest): void;
}

/** Accepts an API key in `X-API-Key` or as a bearer token, or an access token as a bearer token; a key is recognised by its prefix. */
export function authenticator(keys: KeyAuthenticator, sessions: SessionAuthenticator): Authenticator {
  return {
    async authenticate(request) {
      const { ip } = request;
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
      const { key, token } = credentialOf(request);
      if (key !== undefined) return keys.authenticate({ key, ip, userAgent });
      if (token !== undefined) return sessions.authenticate({ token, ip, userAgent });
      throw refuse('unauthenticated');
    },
    forget(request) {
      const { key, token } = credentialOf(request);
      if (key !== undefined) keys.forget(key);
      if (token !== undefined) sessions.forget(token);
    },
  };
}

function credentialOf(request: FastifyRequest): { key?: string; token?: string } {
  const header = request.headers['x-api-key'];
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (request.headers.authorization !== undefined && bearer === undefined) {
    throw refuseParameter('unauthenticated', 'Authorization', {
      in: 'header',
      code: 'pattern',
      message: words('has the form: Bearer <token>', 'имеет вид: Bearer <токен>'),
      fix: words(
        'Send Authorization: Bearer and the access token or the key, or the key alone in X-API-Key.',
        'Передайте Authorization: Bearer и токен или ключ либо один ключ в X-API-Key.',
      ),
    });
  }
  if (typeof header === 'string' && bearer !== undefined && header !== bearer) {
    throw refuseParameter('invalid_header', 'X-API-Key', {
      in: 'header',
      message: words('and Authorization carry different credentials', 'и Authorization содержат разные учётные данные'),
      fix: words('Send one of them.', 'Передайте что-то одно.'),
    });
  }
  if (typeof header === 'string') return { key: header };
  if (bearer?.startsWith('ppk_')) return { key: bearer };
  return bearer === undefined ? {} : { token: bearer };
}
