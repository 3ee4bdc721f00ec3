import { language } from '../../kit/say.ts';
import { lineBroken, Problem } from '../api/problem.ts';
import { markSignedIn, type SignedIn, takeEarlyRenewal } from './early.ts';

/** The access token lives in memory alone; what renews it is a cookie that no script can read. */
interface Access {
  token: string;
  /** Milliseconds since 1970, half a minute early. */
  until: number;
}

let access: Access | undefined;
let renewing: Promise<string | undefined> | undefined;
let waiting: { promise: Promise<string>; resolve(token: string): void } | undefined;
const listeners = new Set<() => void>();

/** Takes what sign-in and renewal answer with; whoever waited for a session goes on. */
export function beginSession({ accessToken: token, expiresIn }: SignedIn) {
  access = { token, until: Date.now() + (expiresIn - 30) * 1_000 };
  markSignedIn(true);
  waiting?.resolve(token);
  waiting = undefined;
  for (const listener of listeners) listener();
}

export function endSession() {
  access = undefined;
  markSignedIn(false);
}

export async function accessToken(): Promise<string | undefined> {
  return access && access.until > Date.now() ? access.token : freshToken();
}

/**
 * One renewal at a time in this tab, and one tab at a time: each refresh token works once. Nothing where the session has ended; a
 * `Problem` where the server is busy or away.
 */
export function freshToken(): Promise<string | undefined> {
  renewing ??= navigator.locks.request('prokura.renew', renew).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew(): Promise<string | undefined> {
  const session = (await takeEarlyRenewal()) ?? (await askRenewal());
  if (!session) return undefined;
  beginSession(session);
  return session.accessToken;
}

async function askRenewal(): Promise<SignedIn | undefined> {
  const answer = await fetch('/api/v1/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language() },
    body: '{}',
  }).catch(() => {
    throw lineBroken();
  });
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body as SignedIn;
  if (answer.status === 429 || answer.status >= 500) throw new Problem(body as Record<string, unknown>, answer.status);
  endSession();
  return undefined;
}

/** Resolves when the person has signed in again; the shell asks for it above the page they are on. */
export function signInAgain(): Promise<string> {
  if (!waiting) {
    let resolve: (token: string) => void = () => {};
    const promise = new Promise<string>((done) => {
      resolve = done;
    });
    waiting = { promise, resolve };
    for (const listener of listeners) listener();
  }
  return waiting.promise;
}

export const isSignInWanted = () => waiting !== undefined;

export function onSession(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
