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
  /** Largest body in bytes; 1 MiB by default. */
  bodyLimit?: number;
  /** Most items of one array in the body; 1 000 by default. */
  arrayItems?: number;
  /** Rate policies besides those of the credential, such as `bulk` or `auth-ip`. */
  policies?: readonly string[];
  /** Rate policy that counts wrong guesses alone, of a link or of who signs in: callers over it are refused before the operation runs. */
  guesses?: string;
  /** Called for a request whose raw body was too large to read, with the input from path and headers. */
  leftUnread?: AnyCommand;
  /** For clients that read neither statuses nor problem bodies: the plain text sent with 200 for a refusal. */
  tellRefusal?: (refusal: Refusal) => string;
  /** Rights of the six facade resources apply here: `integration_api.*` grants them. */
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
/** A POST that performs an action and creates nothing. */
export const act = on('POST', 200);
export const patch = on('PATCH', 200);
export const put = on('PUT', 200);
export const del = on('DELETE', 200);

export const routes = (tag: string, list: readonly Omit<Route, 'tag'>[]): readonly Route[] =>
  list.map((route) => ({ ...route, tag }));
