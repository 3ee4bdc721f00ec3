import { type Answer, type Api, reasonOf } from '../api.ts';

/** A request that must succeed; returns its body. */
export type Say = <Told = Answer['body']>(method: string, path: string, body?: object) => Promise<Told>;

/** A refusal of the server, with its message. It ends one story, not the demo. */
export class Refused extends Error {}

/**
 * Somebody's requests of one story, each change with a key of its own. An interrupted story is played again from its
 * beginning: finished requests get their stored answers and are not repeated.
 */
export function speaker(api: Api, story: string): Say {
  let changes = 0;
  return async <Told>(method: string, path: string, body?: object) => {
    if (method !== 'GET') changes += 1;
    const headers = method === 'GET' ? {} : { 'idempotency-key': `demo-${story}-${changes}` };
    return accepted(method, path, await api(method, path, body, headers)) as Told;
  };
}

export function accepted(method: string, path: string, { status, body }: Answer): Answer['body'] {
  if (status < 300) return body;
  throw new Refused(`${method} ${path.replace(/[0-9a-f-]{36}/g, '…')}: ${status} ${reasonOf(body)}`);
}
