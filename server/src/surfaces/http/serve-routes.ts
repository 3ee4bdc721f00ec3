import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type Browser, lobby } from '../../kernel/actor.ts';
import { Refusal, refuse } from '../../kernel/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { DenialTrail } from '../../platform/audit/denials.ts';
import { whomDenied } from '../../platform/audit/denied-to.ts';
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
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { sendAnswer } from './send-answer.ts';
import { rememberActor, rememberedActor } from './service/log-requests.ts';

interface Parts {
  door: Door;
  authenticator: Authenticator;
  limiter: RateLimiter;
  inFlight: InFlight;
  denials: DenialTrail;
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
        if ((isPublic && !operation.knowsSession) || !doubted || look === 2) {
          if (!(error instanceof Refusal)) throw error;
          noteDenial(request, error);
          throw reader.place(error);
        }
        parts.authenticator.forget(request);
      }
    }
  };

  function noteDenial(request: FastifyRequest, refusal: Refusal) {
    const actor = whomDenied(refusal) ?? rememberedActor(request);
    if (actor) parts.denials.note({ actor, operation, refusal, requestId: request.id });
  }

  async function serve(request: FastifyRequest, reply: FastifyReply, look: number) {
    demandJson(request);
    const actor = isPublic ? await visitorOf(request) : await actorOf(request);
    rememberActor(request, actor);
    if (look === 1) await limitRates(parts.limiter, route, actor, reply);
    const visit: Visit = { requestId: request.id, language: languageOf(request.headers['accept-language']) };
    const idempotency = readIdempotency(request, route);
    // A visitor has no name to keep an answer under that another visitor could not use.
    if (idempotency && actor.kind !== 'visitor') visit.idempotency = idempotency;
    const ifMatch = readIfMatch(request);
    if (ifMatch !== undefined) visit.ifMatch = ifMatch;
    if (actor.credential?.requireIfMatch) demandCondition(request, ifMatch, route);
    const input = reader.read(request);
    const work = () =>
      operation.kind === 'command'
        ? parts.door.command(operation, actor, input, visit)
        : parts.door.query(operation, actor, input, visit);
    const { credential, throughId } = actor;
    const answer: Answer = await (credential && throughId && actor.scopes
      ? parts.inFlight(throughId, actor.tenantId, credential.rateFactor, work)
      : work());
    return sendAnswer(request, reply, route, answer);
  }

  async function visitorOf(request: FastifyRequest): Promise<Actor> {
    if (!operation.knowsSession || request.headers.authorization === undefined) return visitor(request);
    try {
      return { ...(await parts.authenticator.authenticate(request)), browser: browserOf(request) };
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return visitor(request);
      throw error;
    }
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

const visitor = (request: FastifyRequest): Actor => ({
  kind: 'visitor',
  tenantId: lobby,
  userId: null,
  permissions: new Set(),
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  browser: browserOf(request),
});

const browserOf = ({ headers }: FastifyRequest): Browser => ({
  cookie: headers.cookie,
  origin: headers.origin,
  host: headers.host,
});

function demandCondition(request: FastifyRequest, ifMatch: number | undefined, { method, path }: Route) {
  const changes = method === 'PATCH' || method === 'DELETE' || (method === 'PUT' && path.includes('/:'));
  const inBody = (request.body as { version?: unknown } | undefined)?.version;
  if (changes && ifMatch === undefined && inBody === undefined) throw refuse('precondition_required');
}
