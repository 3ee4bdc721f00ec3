import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import { whomDenied } from '../../platform/audit/denied-to.ts';
import { StaleActor } from '../../platform/door/visit.ts';
import { absentFirst, anyNames } from './absent-first.ts';
import { inTime } from './in-time.ts';
import { inputReader } from './input-reader.ts';
import { noteGuess } from './limit-guesses.ts';
import { giveBackUnused } from './limit-rates.ts';
import { markTestPortal } from './mark-test-portal.ts';
import { meantRecord } from './meant-record.ts';
import { leaveUnread } from './read-raw.ts';
import { leaveBodies } from './read-streamed.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { framedBy, movesFiles, takesFiles, takesRaw, takesStream } from './route-bodies.ts';
import { serveRequests } from './serve-requests.ts';
import { rememberedActor } from './service/log-requests.ts';
import type { Parts } from './serving-parts.ts';
import { openSpool, type Spool } from './spool.ts';

/** One handler for every route; routes with forms, streams and raw bodies are registered apart from those whose bodies the framework parses. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], parts: Parts) {
  const add = (to: FastifyInstance, route: Route) =>
    to.route({ method: route.method, url: route.path, ...framedBy(route), handler: handlerOf(route, routes, parts) });
  refuseInternal(routes);
  for (const route of routes) if (!takesFiles(route) && !takesStream(route) && !takesRaw(route)) add(app, route);
  app.register(async (streamed) => {
    leaveBodies(streamed);
    for (const route of routes) if (takesStream(route)) add(streamed, route);
  });
  // Elsewhere a form is refused for its content type.
  app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false });
    for (const route of routes) if (takesFiles(route)) add(forms, route);
  });
  app.register(async (raws) => {
    leaveUnread(raws);
    for (const route of routes) if (takesRaw(route)) add(raws, route);
  });
  for (const path of new Set(routes.map((route) => route.path))) refuseOtherMethods(app, path, routes);
}

function handlerOf(route: Route, routes: readonly Route[], parts: Parts) {
  const { operation } = route;
  const serve = serveRequests({ route, hasAddress: isReadBelow(route, routes) }, parts);
  const reader = inputReader(route);
  const isPublic = operation.permission === 'visitor';
  const spools = takesFiles(route) || takesStream(route);
  const slow = movesFiles(route);
  const tellAbsence = absentFirst(route, routes, parts.door);
  const tellMeant = meantRecord(route, routes, parts.door);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!spools) return slow ? answer(request, reply) : inTime(answer(request, reply));
    const spool = openSpool(parts.spoolDir);
    try {
      return await answer(request, reply, spool);
    } finally {
      await spool.clear();
    }
  };

  async function answer(request: FastifyRequest, reply: FastifyReply, spool?: Spool) {
    for (let look = 1; ; look += 1) {
      try {
        return await serve(request, reply, look, spool);
      } catch (thrown) {
        const error = await tellAbsence(request, rememberedActor(request), thrown);
        const overtaken = error instanceof StaleActor;
        const doubted = overtaken || restsOnRights(error);
        if ((isPublic && !operation.knowsSession) || !doubted || look === (overtaken ? mostLooks : 2)) {
          if (overtaken || !(error instanceof Refusal)) throw overtaken ? refuse('overloaded') : error;
          await note(request, error);
          await markTestPortal(parts.door, request, reply);
          throw await tellMeant(request, rememberedActor(request), reader.place(error));
        }
        parts.authenticator.forget(request);
      }
    }
  }

  async function note(request: FastifyRequest, refusal: Refusal) {
    const caller = rememberedActor(request);
    await noteGuess(parts.limiter, route, caller, refusal);
    if (caller && refusal.code !== 'rate_limited') await giveBackUnused(parts.limiter, route, caller, request.params);
    const actor = whomDenied(refusal) ?? caller;
    if (actor) parts.denials.note({ actor, operation, refusal, requestId: request.id });
  }
}

/** Whether an address reads what is created here. */
const isReadBelow = ({ path }: Route, routes: readonly Route[]) =>
  routes.some((one) => one.method === 'GET' && anyNames(one.path) === `${anyNames(path)}/:`);

/** Concurrent changes of settings may invalidate a caller several times; at each attempt one of them is done. */
const mostLooks = 8;

/** Internal operations require no right: a route would open them to everybody. */
function refuseInternal(routes: readonly Route[]) {
  for (const { method, path, operation } of routes)
    if (operation.permission === 'internal')
      throw new Error(`${operation.name} is internal and must not be served at ${method} ${path}`);
}

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
  'second_factor_setup_required',
  'presence_required',
]);

/** Whether a refusal depends on the cached actor: it is given only after the actor is read again. */
const restsOnRights = (error: unknown) => error instanceof Refusal && byRights.has(error.code);
