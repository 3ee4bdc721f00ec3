import createClient from 'openapi-fetch';
import type { paths } from '../../../../sdk/types.ts';
import { sessionFetch, visitorFetch } from '../session/session-fetch.ts';
import { Problem } from './problem.ts';

const baseUrl = globalThis.location?.origin ?? '';

/** Every address of the server with the types of its contract, as the person who is signed in. Answers are unwrapped by `ask`. */
export const api = createClient<paths>({ baseUrl, fetch: sessionFetch, querySerializer: writeQuery });

/** The same as nobody in particular. */
export const visitorApi = createClient<paths>({ baseUrl, fetch: visitorFetch, querySerializer: writeQuery });

function writeQuery(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** The answer's body, or the server's refusal thrown as a `Problem`. */
export async function ask<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<NonNullable<Data>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new Problem((error ?? {}) as Record<string, unknown>, response.status);
  return data as NonNullable<Data>;
}

/** A page of a list, with the address it came from: by that its list is asked for as a file. */
export async function askPage<Data extends object>(call: Parameters<typeof ask<Data>>[0]) {
  const [page, { response }] = await Promise.all([ask(call), call]);
  return { ...page, address: response.url };
}
