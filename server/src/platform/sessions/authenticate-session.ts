import type { Actor } from '../../kernel/actor.ts';
import { refuse } from '../../kernel/errors.ts';
import type { Door } from '../door/door.ts';

/** Turns a session's access token into an actor. */
export function sessionAuthenticator(_door: Door) {
  return {
    async authenticate(_visit: { token: string; ip: string; userAgent: string }): Promise<Actor> {
      throw refuse('invalid_token');
    },
    forget(_token: string) {},
  };
}
