import { allRoutes } from '../../../src/app.ts';
import { exampleId } from '../../../src/kernel/fields.ts';
import type { Route } from '../../../src/kernel/routes.ts';
import type { Json } from '../../../src/surfaces/http/openapi/json.ts';
import { contract } from '../../check-answer.ts';
import { drainJobs, newPortal, request, signIn } from '../../harness.ts';
import { fullKey, takesKeys } from '../probe.ts';

export type Ask = (method: string, path: string, body?: unknown) => ReturnType<typeof request>;

/** As a reader has it: a portal that was just registered, asked by a key or, where none is taken, by its owner. */
export async function reader(route: Route): Promise<{ ask: Ask; work: () => Promise<void> }> {
  const portal = await newPortal();
  const caller = takesKeys(route) ? { key: await fullKey(portal) } : { token: await signIn(portal) };
  return {
    ask: (method, path, body) => request(method, path, { ...caller, ...(body !== undefined && { body }) }),
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
