import { allRoutes } from '../../../src/app.ts';
import { exampleId } from '../../../src/kernel/fields.ts';
import type { Route } from '../../../src/kernel/routes.ts';
import type { Json } from '../../../src/surfaces/http/openapi/json.ts';
import { contract } from '../../check-answer.ts';
import { drainJobs, newPortal, type Portal, request, signIn } from '../../harness.ts';
import { fullKey, takesKeys } from '../probe.ts';

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => ReturnType<typeof request>;

export interface Reader {
  portal: Portal;
  ask: Ask;
  work: () => Promise<void>;
}

/** As a reader has it: a portal that was just registered, or made in another way, asked by a key or, where none is taken, by its owner. */
export async function reader(route: Route, make: () => Promise<Portal> = newPortal): Promise<Reader> {
  const portal = await make();
  const caller = takesKeys(route) ? { key: await fullKey(portal) } : { token: await signIn(portal) };
  return {
    portal,
    ask: (method, path, body, headers = {}) =>
      request(method, path, { ...caller, headers, ...(body !== undefined && { body }) }),
    work: () => drainJobs(portal.tenantId),
  };
}

export const entryOf = (route: Route) =>
  contract.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()] as Json;

export function exampleOf(route: Route): Json | undefined {
  const { content } = (entryOf(route).requestBody ?? {}) as { content?: Record<string, Json> };
  return (content?.['application/json'] ?? content?.['multipart/form-data'])?.example as Json | undefined;
}

export const routeOf = (method: string, path: string) =>
  allRoutes.find((route) => route.method === method && route.path === path) as Route;

/** Identifiers of examples differ in their last digit where one body names two records of a kind. */
export const standsForRecord = (value: unknown) =>
  typeof value === 'string' && value.length === 36 && value.startsWith(exampleId.slice(0, -1));

/** Zeros stand for the digest of what the reader was shown. */
export const standsForDigest = (value: unknown) => value === '0'.repeat(32);
