import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyReader } from './body-reader.ts';
import { callerOf } from './caller-of.ts';
import { demandAcceptable } from './demand-acceptable.ts';
import { inputReader } from './input-reader.ts';
import { refuseGuesser } from './limit-guesses.ts';
import { giveBackUnused, limitAtOnce, limitRates } from './limit-rates.ts';
import { demandCondition, visitOf } from './read-conditions.ts';
import { type Served, sendAnswer } from './send-answer.ts';
import { rememberActor } from './service/log-requests.ts';
import type { Parts } from './serving-parts.ts';
import type { Spool } from './spool.ts';

/** Serves the requests of one route: authentication, rate limits, input; then the door. */
export function serveRequests(served: Served, { door, authenticator, limiter, atOnce, inFlight }: Parts) {
  const { route } = served;
  const { operation } = route;
  const caller = callerOf(route, authenticator);
  const body = bodyReader(route, door);
  const { read } = inputReader(route);

  return async (request: FastifyRequest, reply: FastifyReply, look: number, spool?: Spool) => {
    demandAcceptable(request, operation);
    body.expect(request, spool);
    const actor = await caller(request);
    rememberActor(request, actor);
    if (look === 1) {
      await limitRates(limiter, route, actor, reply);
      await refuseGuesser(limiter, route, actor);
      limitAtOnce(atOnce, route, actor, reply);
    }
    await body.read(request, actor, spool);
    const visit = visitOf(request, route);
    const { credential, throughId, scopes } = actor;
    if (credential?.requireIfMatch) demandCondition(request, visit.ifMatch, route);
    const input = read(request);
    const work = () =>
      operation.kind === 'command'
        ? door.command(operation, actor, input, visit)
        : door.query(operation, actor, input, visit);
    const inTurn = credential && throughId && scopes;
    const answer = await (inTurn ? inFlight(throughId, actor.tenantId, credential.rateFactor, work) : work());
    if (answer.nothingDone || answer.replayed) await giveBackUnused(limiter, route, actor, request.params);
    return sendAnswer(request, reply, served, answer);
  };
}
