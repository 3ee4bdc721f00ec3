import type { Made } from '../../server/test/contract/examples/made.ts';
import type { Portal } from '../../server/test/harness.ts';
import type { Operation } from './operations.ts';

/** What an answer must be, where the document tells it of the request. */
export type Expected =
  | { kind: 'statuses'; statuses: readonly number[] }
  /** What the document does not allow. */
  | { kind: 'refused' }
  /** What it allows: the rules of work may refuse it, its form may not. */
  | { kind: 'formed' }
  | { kind: 'anything' };

/** One request, and why it is sent. */
export interface Probe {
  why: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer | undefined;
  expected: Expected;
}

/** A portal in which the records of an operation's address stand, and the request that its example makes there. */
export interface World {
  operation: Operation;
  portal: Portal;
  made: Made | undefined;
  url: string;
  /** The parameters that the address needs, with its question mark; empty where it needs none. */
  query: string;
  /** Names in the address with what stands there. */
  names: Readonly<Record<string, string>>;
  /** The JSON body, or nothing. */
  body: unknown;
  /** The body as it is sent. */
  payload?: string | Buffer | undefined;
  /** Who asks, and the type of the body. */
  headers: Record<string, string>;
}

export const statuses = (...list: number[]): Expected => ({ kind: 'statuses', statuses: list });
export const refused: Expected = { kind: 'refused' };
export const formed: Expected = { kind: 'formed' };
export const anything: Expected = { kind: 'anything' };

/** The request of the world itself, but for what is said. */
export const probeOf = (world: World, why: string, expected: Expected, but: Partial<Probe> = {}): Probe => ({
  method: world.operation.method,
  url: world.url + world.query,
  headers: world.headers,
  payload: world.payload,
  why,
  expected,
  ...but,
});
