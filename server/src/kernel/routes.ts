import { addressed } from './addressed.ts';
import type { AnyCommand, AnyOperation } from './operation.ts';
import type { Refusal } from './problems/errors.ts';

export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  operation: AnyOperation;
  status: number;
  /** Section of the documentation. */
  tag: string;
  options: RouteOptions;
}

export interface RouteOptions {
  /** Largest body in bytes; 1 MiB unless said. */
  bodyLimit?: number;
  /** Most items of one array in the body; 1 000 unless said. */
  arrayItems?: number;
  /** Rate policies beside those of the credential, such as `bulk` or `auth-ip`. */
  policies?: readonly string[];
  /** Rate policy that wrong guesses of the address alone are counted under: whoever is over it is refused before he is answered. */
  guesses?: string;
  /** Hears of a request whose raw body was too large to be read: told what address and headers say. */
  leftUnread?: AnyCommand;
  /** For senders who read neither statuses nor problem bodies: what a refusal is told as, in plain text under 200. */
  tellRefusal?: (refusal: Refusal) => string;
  /** Rights of the six facade resources count here: `integration_api.*` opens them. */
  facade?: true;
}

const on =
  (method: Route['method'], status: number) =>
  (path: string, operation: AnyOperation, options: RouteOptions & { status?: number } = {}): Omit<Route, 'tag'> => {
    const { status: own, ...rest } = options;
    return { method, path, operation: addressed(path, operation), status: own ?? status, options: rest };
  };

export const get = on('GET', 200);
export const post = on('POST', 201);
/** A POST that acts rather than creates. */
export const act = on('POST', 200);
export const patch = on('PATCH', 200);
export const put = on('PUT', 200);
export const del = on('DELETE', 200);

export const routes = (tag: string, list: readonly Omit<Route, 'tag'>[]): readonly Route[] =>
  list.map((route) => ({ ...route, tag }));
