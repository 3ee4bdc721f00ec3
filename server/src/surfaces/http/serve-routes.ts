import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorize } from '../../kernel/access/actor.ts';
import { rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../kernel/intake/streamed-body.ts';
import { needsForm, uploadFieldsOf } from '../../kernel/intake/upload.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import { whomDenied } from '../../platform/audit/denied-to.ts';
import { type Answer, StaleActor } from '../../platform/door/visit.ts';
import { absentFirst } from './absent-first.ts';
import { callerOf } from './caller.ts';
import { demandAcceptable } from './demand-acceptable.ts';
import { inTime } from './in-time.ts';
import { noteGuess, refuseGuesser } from './limit-guesses.ts';
import { giveBackUnused, limitAtOnce, limitRates } from './limit-rates.ts';
import { demandCondition, visitOf } from './read-conditions.ts';
import { isJson, readForm } from './read-form.ts';
import { inputReader } from './read-input.ts';
import { leaveUnread, readRaw } from './read-raw.ts';
import { leaveBodies, streamedBodyFrom } from './read-streamed.ts';
import { refuseInternal } from './refuse-internal.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { restsOnRights } from './rests-on-rights.ts';
import { framedBy, movesFiles, takesFiles, takesRaw, takesStream } from './route-bodies.ts';
import { sendAnswer } from './send-answer.ts';
import { rememberActor, rememberedActor } from './service/log-requests.ts';
import type { Parts } from './serving-parts.ts';
import { openSpool, type Spool } from './spool.ts';
import { unreadTeller } from './tell-unread.ts';

/** One handler for every route: who asks, how often, what for; then the door. */
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
  const reader = inputReader(route);
  const caller = callerOf(route, parts.authenticator);
  const isPublic = operation.permission === 'visitor';
  const files = uploadFieldsOf(operation.input);
  const formAlone = needsForm(operation.input);
  const raw = rawBodyOf(operation.input);
  const tellUnread = unreadTeller(route, parts.door);
  const streamed = streamedBodyOf(operation.input);
  const slow = movesFiles(route);
  const tellAbsence = absentFirst(route, routes, parts.door);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (files.length === 0 && !streamed) return slow ? answer(request, reply) : inTime(answer(request, reply));
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
          await noteGuess(parts.limiter, route, rememberedActor(request), error);
          await giveBack(request, error.code !== 'rate_limited');
          noteDenial(request, error);
          throw reader.place(error);
        }
        parts.authenticator.forget(request);
      }
    }
  }

  async function giveBack(request: FastifyRequest, unused: boolean, actor = rememberedActor(request)) {
    if (unused && actor) await giveBackUnused(parts.limiter, route, actor, request.params);
  }

  function noteDenial(request: FastifyRequest, refusal: Refusal) {
    const actor = whomDenied(refusal) ?? rememberedActor(request);
    if (actor) parts.denials.note({ actor, operation, refusal, requestId: request.id });
  }

  async function serve(request: FastifyRequest, reply: FastifyReply, look: number, spool?: Spool) {
    demandAcceptable(request, operation);
    if (streamed && spool) request.body = { [streamed]: streamedBodyFrom(request, spool) };
    else if (spool && !request.isMultipart() && (formAlone || !isJson(request)))
      throw refuse('unsupported_media_type', sendForm);
    const actor = await caller(request);
    rememberActor(request, actor);
    if (look === 1) {
      await limitRates(parts.limiter, route, actor, reply);
      await refuseGuesser(parts.limiter, route, actor);
      limitAtOnce(parts.atOnce, route, actor, reply);
    }
    if (spool && request.body === undefined) {
      authorize(actor, operation);
      request.body = await readForm(request, files, spool);
    }
    if (raw) request.body = await readRaw(request, raw.maxBytes).catch(tellUnread(request, actor));
    const visit = visitOf(request, route);
    if (actor.credential?.requireIfMatch) demandCondition(request, visit.ifMatch, route);
    const input = reader.read(request);
    const work = () =>
      operation.kind === 'command'
        ? parts.door.command(operation, actor, input, visit)
        : parts.door.query(operation, actor, input, visit);
    const { credential, throughId, scopes } = actor;
    const inTurn = credential && throughId && scopes;
    const answer: Answer = await (inTurn
      ? parts.inFlight(throughId, actor.tenantId, credential.rateFactor, work)
      : work());
    await giveBack(request, answer.nothingDone === true || answer.replayed !== undefined);
    return sendAnswer(request, reply, route, answer);
  }
}

/** Settings that others change at the same moment overtake a caller again and again; each look, one of them is through. */
const mostLooks = 8;

const sendForm = words('Send the file as multipart/form-data.', 'Передайте файл в форме multipart/form-data.');
