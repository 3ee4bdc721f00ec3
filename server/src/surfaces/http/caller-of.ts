import type { FastifyRequest } from 'fastify';
import { type Actor, lobby } from '../../kernel/access/actor.ts';
import type { Browser } from '../../kernel/access/browser.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import { facadeScopes } from '../../platform/permissions/scope-names.ts';
import type { Authenticator } from './authenticator.ts';

/** The caller of a route: the actor of the credentials, or a visitor if the route is public. */
export function callerOf({ operation, options }: Route, authenticator: Authenticator) {
  return operation.permission === 'visitor' ? visitorOf : actorOf;

  async function visitorOf(request: FastifyRequest): Promise<Actor> {
    if (!operation.knowsSession || request.headers.authorization === undefined) return visitor(request);
    try {
      return { ...(await authenticator.authenticate(request)), browser: browserOf(request) };
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return visitor(request);
      throw error;
    }
  }

  async function actorOf(request: FastifyRequest): Promise<Actor> {
    const actor = await authenticator.authenticate(request);
    return options.facade && actor.scopes ? { ...actor, scopes: facadeScopes(actor.scopes) } : actor;
  }
}

const visitor = (request: FastifyRequest): Actor => ({
  kind: 'visitor',
  tenantId: lobby,
  userId: null,
  permissions: new Set(),
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  browser: browserOf(request),
});

const browserOf = ({ headers, method }: FastifyRequest): Browser => ({
  method,
  cookie: headers.cookie,
  origin: headers.origin,
  host: headers.host,
  basic: headers.authorization?.startsWith('Basic ') ? headers.authorization : undefined,
});
