import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../kernel/actor.ts';
import { Refusal, refuse } from '../../kernel/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Door } from '../../platform/door/door.ts';
import { type Answer, StaleActor, type Visit } from '../../platform/door/visit.ts';
import { facadeScopes } from '../../platform/permissions/scope-names.ts';
import type { InFlight } from '../../platform/rate-limits/in-flight.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import type { Authenticator } from './authenticate.ts';
import { languageOf } from './error-reply.ts';
import { limitRates } from './limit-rates.ts';
import { readIdempotency, readIfMatch } from './read-conditions.ts';
import { inputReader } from './read-input.ts';
import { sendAnswer } from './send-answer.ts';
import { rememberActor } from './service/log-requests.ts';

interface Parts {
  door: Door;
  authenticator: Authenticator;
  limiter: RateLimiter;
  inFlight: InFlight;
}

/** Refusals that rest on what was remembered of the caller: they are given only after a fresh look. */
const byRights = new Set<string>([
  'forbidden',
  'insufficient_scope',
  'api_key_read_only',
  'api_key_revoked',
  'api_key_expired',
  'ip_not_allowed',
  'portal_suspended',
  'session_revoked',
  'password_change_required',
]);

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;

/** One handler for every route: who asks, how often, what for; then the door. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], parts: Parts) {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      ...(route.options.bodyLimit && { bodyLimit: route.options.bodyLimit }),
      config: { arrayItems: route.options.arrayItems },
      handler: handlerOf(route, parts),
    });
  }
  for (const path of new Set(routes.map((route) => route.path))) refuseOtherMethods(app, path, routes);
}

function handlerOf(route: Route, parts: Parts) {
  const { operation } = route;
  const reader = inputReader(route);
  const isPublic = operation.permission === 'public';

  return async (request: FastifyRequest, reply: FastifyReply) => {
    for (let look = 1; ; look += 1) {
      try {
        return await serve(request, reply, look);
      } catch (error) {
        const doubted = error instanceof StaleActor || (error instanceof Refusal && byRights.has(error.code));
        if (isPublic || !doubted || look === 2) throw error instanceof Refusal ? reader.place(error) : error;
        parts.authenticator.forget(request);
      }
    }
  };

  async function serve(request: FastifyRequest, reply: FastifyReply, look: number) {
    demandJson(request);
    const actor = isPublic ? visitor(request) : await actorOf(request);
    rememberActor(request, actor);
    if (look === 1) await limitRates(parts.limiter, route, actor, reply);
    const visit: Visit = { requestId: request.id, language: languageOf(request.headers['accept-language']) };
    const idempotency = readIdempotency(request, route);
    if (idempotency) visit.idempotency = idempotency;
    const ifMatch = readIfMatch(request);
    if (ifMatch !== undefined) visit.ifMatch = ifMatch;
    if (actor.credential?.requireIfMatch) demandCondition(request, ifMatch, route);
    const input = reader.read(request);
    const work = () =>
      operation.kind === 'command'
        ? parts.door.command(operation, actor, input, visit)
        : parts.door.query(operation, actor, input, visit);
    const { credential, throughId } = actor;
    const answer: Answer = await (credential && throughId
      ? parts.inFlight(throughId, actor.tenantId, credential.rateFactor, work)
      : work());
    return sendAnswer(request, reply, route, answer);
  }

  async function actorOf(request: FastifyRequest): Promise<Actor> {
    const actor = await parts.authenticator.authenticate(request);
    return route.options.facade && actor.scopes ? { ...actor, scopes: facadeScopes(actor.scopes) } : actor;
  }
}

/** Operations answer JSON; a caller that takes something else only is told so before anything is done. */
function demandJson({ headers: { accept } }: FastifyRequest) {
  if (accept !== undefined && accept !== '' && !/\*\/\*|application\/(\*|json|problem\+json)/i.test(accept))
    throw refuse('not_acceptable');
}

const nobody = '00000000-0000-0000-0000-000000000000';

const visitor = (request: FastifyRequest): Actor => ({
  kind: 'visitor',
  tenantId: nobody,
  userId: null,
  permissions: new Set(),
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

function demandCondition(request: FastifyRequest, ifMatch: number | undefined, { method, path }: Route) {
  const changes = method === 'PATCH' || method === 'DELETE' || (method === 'PUT' && path.includes('/:'));
  const inBody = (request.body as { version?: unknown } | undefined)?.version;
  if (changes && ifMatch === undefined && inBody === undefined) throw refuse('precondition_required');
}

function refuseOtherMethods(app: FastifyInstance, path: string, routes: readonly Route[]) {
  const served = routes.filter((route) => route.path === path).map(({ method }) => method as string);
  const allow = [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const others = methods.filter((method) => !served.includes(method));
  if (others.length > 0) {
    app.route({
      method: others,
      url: path,
      handler: async () => {
        throw new Refusal('method_not_allowed', undefined, { headers: { Allow: allow } });
      },
    });
  }
  app.options(path, async (_, reply) => reply.header('Allow', allow).code(204).send());
}
