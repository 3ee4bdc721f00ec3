import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export type Api = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** A client of the public API of an installation. Waits when rate limited. */
export const apiOf = (baseUrl: string): Api =>
  async function call(method, path, body, headers = {}) {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const waitSeconds = Number(answer.headers.get('retry-after'));
    if (answer.status === 429 && waitSeconds <= 60) {
      await pause(waitSeconds * 1000);
      return call(method, path, body, headers);
    }
    return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
  };

/** The same client with an API key in every request. */
export const withKey =
  (api: Api, key: string): Api =>
  (method, path, body, headers) =>
    api(method, path, body, { ...headers, 'x-api-key': key });

/** The same client as a supplier's browser, without an account. */
export const asVisitor =
  (api: Api): Api =>
  (method, path, body, headers) =>
    api(method, path, body, { ...headers, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' });

/** The body of an expected answer; any other ends the demo with the server's message. */
export async function expect(status: number, answering: Promise<Answer>): Promise<Record<string, unknown>> {
  const { status: given, body } = await answering;
  if (given === status) return body;
  throw new Error(`The server answered ${given} ${reasonOf(body)}`);
}

/** The server's refusal, with the fields it names. */
export function reasonOf(problem: object = {}): string {
  const {
    code,
    detail,
    errors = [],
  } = problem as {
    code?: string;
    detail?: string;
    errors?: Array<{ pointer?: string; message?: string }>;
  };
  const places = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ');
  return `${code}: ${detail} ${places}`.trim();
}
