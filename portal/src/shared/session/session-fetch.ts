import { language } from '../../kit/say.ts';
import { lineBroken } from '../api/problem.ts';
import { accessToken, freshToken, signInAgain } from './session.ts';

const unsafe = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);

/**
 * A call as the person who is signed in. An access token that is over is renewed and the call repeated; a session that has ended
 * waits until the person has signed in again, so that nothing typed is lost; one that takes a proof of presence waits for it. A broken line is tried three times: every POST and
 * PATCH carries an idempotency key, so the server does it once.
 */
export async function sessionFetch(request: Request): Promise<Response> {
  const call = request.clone();
  call.headers.set('Accept-Language', language());
  if (!unsafe.has(call.method) || call.headers.has('Idempotency-Key')) return sendSignedIn(call);
  // What is said as the page is left has no time to be read first.
  const same = call.keepalive ? crypto.randomUUID() : await nameOf(call);
  const key = unanswered.get(same) ?? crypto.randomUUID();
  call.headers.set('Idempotency-Key', key);
  try {
    const answer = await sendSignedIn(call);
    unanswered.delete(same);
    return answer;
  } catch (error) {
    unanswered.set(same, key);
    throw error;
  }
}

/** Keys of calls whose answer never came: the same call made again by the person is the same for the server. */
const unanswered = new Map<string, string>();

/** A form with files is written anew each time, and is never the same call. */
async function nameOf(call: Request): Promise<string> {
  const isFiles = call.headers.get('content-type')?.startsWith('multipart/') === true;
  return isFiles ? crypto.randomUUID() : `${call.method} ${call.url} ${await call.clone().text()}`;
}

async function sendSignedIn(call: Request): Promise<Response> {
  const answer = await sendBy(call, await accessToken());
  if (answer.status !== 401) return answer;
  const renewed = await freshToken();
  if (renewed !== undefined) {
    const second = await sendBy(call, renewed);
    if (second.status !== 401) return second;
  }
  return send(call, await signInAgain());
}

let prove: ((refusal: Response) => Promise<void>) | undefined;

/** Says how a person proves presence: the portal has a dialog, the small pages change nothing that asks for it. */
export function provePresenceBy(how: typeof prove) {
  prove = how;
}

async function sendBy(call: Request, token: string | undefined): Promise<Response> {
  const answer = await send(call, token);
  if (!prove || answer.status !== 401 || !(await answer.clone().text()).includes('presence_required')) return answer;
  await prove(answer);
  return sendBy(call, await accessToken());
}

/** A call of nobody in particular: sign-in, registration, links of letters. */
export function visitorFetch(request: Request): Promise<Response> {
  const call = request.clone();
  call.headers.set('Accept-Language', language());
  return send(call, undefined);
}

async function send(call: Request, token: string | undefined): Promise<Response> {
  for (const wait of [400, 1_500, undefined]) {
    const copy = call.clone();
    if (token !== undefined) copy.headers.set('Authorization', `Bearer ${token}`);
    try {
      return await fetch(copy);
    } catch (error) {
      if (call.signal.aborted) throw error;
      if (wait === undefined) throw lineBroken();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  throw lineBroken();
}
