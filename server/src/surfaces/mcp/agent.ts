import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { Actor } from '../../kernel/access/actor.ts';
import { queryFieldsOf } from '../../kernel/intake/query-field.ts';
import { notFound, words } from '../../kernel/problems/errors.ts';
import type { Language } from '../../kernel/problems/problem-body.ts';
import type { Route } from '../../kernel/routes.ts';

export interface Asked {
  /** Parameters of the path, the query and the body, by name. */
  input: Record<string, unknown>;
  idempotencyKey?: string | undefined;
  dryRun?: boolean | undefined;
}

export interface Answered {
  status: number;
  body: unknown;
}

/** The key that a request came with, and its way to the routes of the API. */
export interface Agent {
  actor: Actor;
  language: Language;
  ask(route: Route, asked: Asked): Promise<Answered>;
}

/** What an agent does is a request to the same address as anybody's: its rights, limits, trail and refusals are those of the route. */
export function agentOf(app: FastifyInstance, request: FastifyRequest, actor: Actor, language: Language): Agent {
  const { authorization, 'x-api-key': key, 'user-agent': userAgent } = request.headers;
  const known = {
    'accept-language': language,
    ...(authorization && { authorization }),
    ...(key && { 'x-api-key': key }),
    ...(userAgent && { 'user-agent': userAgent }),
  };
  return {
    actor,
    language,
    async ask(route, { input, idempotencyKey, dryRun }) {
      const { url, body } = addressed(route, input);
      const prefer = dryRun ? 'dry-run' : actor.credential?.agentWritesWait ? 'approval' : undefined;
      const { statusCode, payload } = await app.inject({
        method: route.method,
        url,
        remoteAddress: request.ip,
        headers: {
          ...known,
          ...(prefer && { prefer }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(body && { payload: body }),
      } as InjectOptions);
      return { status: statusCode, body: payload === '' ? null : JSON.parse(payload) };
    },
  };
}

/** Where each parameter goes: into the path, the query or the body. */
function addressed({ method, path, operation }: Route, input: Record<string, unknown>) {
  const reads = method === 'GET' || method === 'DELETE';
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string));
  const inQuery = new Set(queryFieldsOf(operation.input));
  const given = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  const isQuery = ([name]: [string, unknown]) => reads || inQuery.has(name);
  const query = new URLSearchParams(
    Object.fromEntries(given.filter(isQuery).map(([name, value]) => [name, textOf(value)])),
  );
  const at = path.replace(/:(\w+)/g, (_, name: string) => partOf(textOf(input[name] ?? '')));
  return {
    url: query.size > 0 ? `${at}?${query.toString()}` : at,
    body: reads ? undefined : Object.fromEntries(given.filter((one) => !isQuery(one))),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** An empty part, or one of dots, would lead to another address. */
function partOf(given: string): string {
  if (/^\.{0,2}$/.test(given)) throw notFound(words('Record', 'Запись'));
  return encodeURIComponent(given);
}
