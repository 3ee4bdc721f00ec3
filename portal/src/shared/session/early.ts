export interface SignedIn {
  accessToken: string;
  expiresIn: number;
}

/** What `session-before-portal.js` has asked for; each answer is taken once, and is absent where the server refused. */
interface Early {
  renewal?: Promise<SignedIn | undefined>;
  answers: Record<string, Promise<unknown> | undefined>;
}

const early = (globalThis as { prokuraEarly?: Early }).prokuraEarly;

export function takeEarlyRenewal(): Promise<SignedIn | undefined> | undefined {
  const renewal = early?.renewal;
  delete early?.renewal;
  return renewal;
}

/** The answer asked for before the portal came, or else a new one. */
export async function earlyOr<Answer>(path: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = early?.answers[path];
  if (early) early.answers[path] = undefined;
  return ((await answer) as Answer | undefined) ?? ask();
}

const mark = 'prokura.signed-in';

/** Remembers whether somebody is signed in here: only then the next page asks early. */
export function markSignedIn(isSignedIn: boolean) {
  try {
    if (isSignedIn) localStorage.setItem(mark, 'yes');
    else localStorage.removeItem(mark);
  } catch {
    // A browser that keeps nothing starts a little later.
  }
}
