import { allRoutes } from '../../server/src/app.ts';
import type { Route } from '../../server/src/kernel/routes.ts';
import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { contract } from '../../server/test/check-answer.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Json;
  example?: unknown;
}

/** One operation as the document tells it; the route says only how its records are made. */
export interface Operation {
  /** `PATCH /api/v1/catalog/{itemId}` */
  name: string;
  method: string;
  /** The address as the document writes it. */
  path: string;
  route: Route | undefined;
  statuses: readonly string[];
  parameters: readonly Parameter[];
  /** The schema of a JSON body, and of a form. */
  json: Json | undefined;
  form: Json | undefined;
  bodyRequired: boolean;
  isPublic: boolean;
  scopes: readonly string[];
}

export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, entries]) =>
  Object.entries(entries).map(([method, entry]) => operationOf(path, method.toUpperCase(), entry)),
);

/** Methods that the document has at an address. */
export const methodsAt = (path: string): string[] =>
  Object.keys(contract.paths[path] ?? {}).map((method) => method.toUpperCase());

function operationOf(path: string, method: string, entry: Json): Operation {
  const { content = {}, required } = (entry.requestBody ?? {}) as {
    content?: Record<string, Json>;
    required?: boolean;
  };
  return {
    name: `${method} ${path}`,
    method,
    path,
    route: allRoutes.find((one) => one.method === method && one.path === path.replace(/\{(\w+)\}/g, ':$1')),
    statuses: Object.keys(entry.responses as Json),
    parameters: ((entry.parameters ?? []) as Json[]).map((one) => resolved(one) as unknown as Parameter),
    json: content['application/json']?.schema as Json | undefined,
    form: content['multipart/form-data']?.schema as Json | undefined,
    bodyRequired: required === true,
    isPublic: Array.isArray(entry.security) && entry.security.length === 0,
    scopes: (entry['x-required-scopes'] ?? []) as string[],
  };
}

/** What a reference of the document stands for. */
export function resolved(node: Json): Json {
  if (typeof node.$ref !== 'string') return node;
  const parts = node.$ref.split('/').slice(1);
  return parts.reduce((at: unknown, part) => (at as Json)[part], contract) as Json;
}
