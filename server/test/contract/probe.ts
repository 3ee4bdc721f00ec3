import { scopes } from '../../../nouns/kit/rights.ts';
import { allRoutes } from '../../src/app.ts';
import { uploadFieldsOf } from '../../src/kernel/intake/upload.ts';
import type { Route } from '../../src/kernel/routes.ts';
import { uuidv7 } from '../../src/kernel/values/uuid.ts';
import { requestExample } from '../../src/surfaces/http/openapi/example-of.ts';
import { schemaPublisher } from '../../src/surfaces/http/openapi/public-schema.ts';
import { bodySchema, namesInPath } from '../../src/surfaces/http/openapi/request-body.ts';
import { type Portal, request } from '../harness.ts';

export type Body = Record<string, unknown>;

const publish = schemaPublisher([]);

export const named = (route: Route) => `${route.method} ${route.path}`;

export const isOpen = ({ operation }: Route) => operation.permission === 'visitor';

export const takesKeys = ({ operation }: Route) => operation.permission !== 'visitor' && operation.scope !== null;

export const hasIds = ({ path }: Route) => namesInPath(path).some((name) => /id$/i.test(name));

/** The address with its names filled, and the parameters it cannot do without; identifiers nobody has, unless given. */
export const addressOf = (route: Route, ids: Readonly<Record<string, string>> = {}) =>
  route.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? uuidv7()) + neededOf(route);

interface Parameter {
  enum?: readonly string[];
  examples?: readonly string[];
}

function neededOf({ method, path, operation }: Route): string {
  if (method !== 'GET') return '';
  const input = operation.input as { required?: string[]; properties: Record<string, Parameter> };
  const needed = (input.required ?? []).filter((name) => !namesInPath(path).includes(name));
  const query = new URLSearchParams();
  for (const name of needed) {
    const { enum: choices, examples } = input.properties[name] as Parameter;
    query.set(name, choices?.[0] ?? examples?.[0] ?? uuidv7());
  }
  return needed.length === 0 ? '' : `?${query.toString()}`;
}

/** A body from the examples of the input. Values of the portal's own fields stay out: no portal has defined them. */
export function bodyOf(route: Route): Body | undefined {
  const schema = bodySchema(route, publish);
  if (!schema) return undefined;
  const { customFields: _fields, idempotencyKey: _key, ...body } = requestExample(schema) as Body;
  return body;
}

/** The way a request goes: to the product, or in a sweep's own proof to a server that does everything wrong. */
export type Send = typeof request;

export const ask = (
  route: Route,
  options: Parameters<Send>[2] = {},
  url = addressOf(route),
  send: Send = request,
): ReturnType<Send> => {
  const body = options?.body ?? bodyOf(route);
  return send(route.method, url, { ...options, ...(body !== undefined && { body: asSent(route, body) }) });
};

export const takesFiles = ({ operation }: Route) => uploadFieldsOf(operation.input).length > 0;

/** What takes files is sent as a form, its files small texts. */
function asSent(route: Route, body: unknown): unknown {
  if (!takesFiles(route) || typeof body !== 'object') return body;
  const files = new Set(uploadFieldsOf(route.operation.input).map(({ name }) => name));
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Body)) {
    if (files.has(name)) form.append(name, new File(['Пример'], 'пример.txt', { type: 'text/plain' }));
    else form.append(name, String(value));
  }
  return form;
}

/** A key that may do all a key may. */
export const fullKey = (portal: Portal) => portal.key(...scopes);

/** Creates what a route of one object speaks of, where a sibling route creates it from examples alone; its identifier, or nothing. */
export async function createFor(route: Route, key: string): Promise<string | undefined> {
  const [collection = ''] = route.path.split('/:');
  const create = allRoutes.find(({ method, path }) => method === 'POST' && path === collection);
  if (!create || !takesKeys(create)) return undefined;
  const { status, json } = await ask(create, { key });
  return status === 201 && typeof json.id === 'string' ? json.id : undefined;
}
