import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Actor } from '../../../kernel/access/actor.ts';

const actors = new WeakMap<FastifyRequest, Actor>();

/** Adds the caller to the log once known. */
export const rememberActor = (request: FastifyRequest, actor: Actor) => void actors.set(request, actor);

export const rememberedActor = (request: FastifyRequest): Actor | undefined => actors.get(request);

/** One line for each request. The path is the route's template: values of path and query are never logged. */
export function logRequests(app: FastifyInstance, log: Logger) {
  if (log.level === 'silent') return;
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    const level = status >= 500 ? 'error' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'no route';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { requestId: request.id, method, route, status, ms, ...whoAsked(request) };
    log[level](line, `${method} ${route} ${status} ${ms} ms`);
  });
}

function whoAsked(request: FastifyRequest) {
  const actor = actors.get(request);
  if (!actor || actor.kind === 'visitor') return {};
  return { tenant: actor.tenantId, actor: actor.kind, actorId: actor.throughId ?? actor.userId };
}
