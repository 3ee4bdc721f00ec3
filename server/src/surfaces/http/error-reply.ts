import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../kernel/problems/errors.ts';
import { isStorageFull } from '../../kernel/problems/is-storage-full.ts';
import { type Language, problemBody } from '../../kernel/problems/problem-body.ts';
import type { ProblemCode } from '../../kernel/problems/problems.ts';
import type { RouteOptions } from '../../kernel/routes.ts';
import { storageFull } from '../../platform/postgres/database-refusal.ts';
import { challengeOf } from './challenge-of.ts';
import { jsonTypes, mediaTypeRefused } from './media-type-refused.ts';
import { nearestAddress } from './nearest-address.ts';
import { tooLarge } from './too-large.ts';

const plainType = 'text/plain; charset=utf-8';
export const problemType = 'application/problem+json; charset=utf-8';

/** Russian when the caller prefers it, English otherwise. */
export function languageOf(header: string | undefined): Language {
  if (!header?.includes('ru')) return 'en';
  const [ru, en] = ['ru', 'en'].map((tag) => qualityOf(header, tag));
  return (ru as number) >= (en as number) ? 'ru' : 'en';
}

function qualityOf(header: string, tag: string): number {
  const found = new RegExp(`(?:^|,)\\s*${tag}(?:-[a-z]+)?\\s*(?:;\\s*q=([\\d.]+))?`, 'i').exec(header);
  return found ? Number(found[1] ?? 1) : 0;
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { tellRefusal } = (request.routeOptions?.config ?? {}) as Pick<RouteOptions, 'tellRefusal'>;
  if (tellRefusal) return reply.code(200).header('content-type', plainType).send(tellRefusal(refusal));
  const body = problemBody(refusal, request.id, languageOf(request.headers['accept-language']));
  return reply
    .code(refusal.status)
    .headers({
      ...(refusal.status === 503 && soon),
      ...(refusal.status === 401 && { 'WWW-Authenticate': challengeOf(refusal) }),
      ...refusal.headers,
    })
    .header('content-type', problemType)
    .send(JSON.stringify(body));
}

/** What passes by itself may be tried again. */
const soon = { 'Retry-After': '1' };

/** Refusals of the framework itself, as our problems. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'route_not_found',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
};

/** Answers a path without a route, or leaves it to be refused. */
export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** Turns everything thrown below a route into a problem body. Unexpected errors are logged and answered without their cause. */
export function answerErrors(app: FastifyInstance, answerUnknown?: AnswerUnknown) {
  const noSuchAddress = nearestAddress(app);
  app.setErrorHandler((error: Thrown, request, reply) => sendRefusal(request, reply, refusalOf(error, request)));
  app.setNotFoundHandler(
    (request, reply) => answerUnknown?.(request, reply) ?? sendRefusal(request, reply, noSuchAddress(request.url)),
  );
}

export type Thrown = Error & { code?: string; statusCode?: number };

/** The refusal of whatever was thrown below a route; what nobody foresaw is logged. */
export function refusalOf(error: Thrown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request, request.routeOptions.bodyLimit);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return mediaTypeRefused(request, jsonTypes);
  const known = frameworkCodes[error.code ?? ''];
  if (known) return refuse(known);
  // Files of the portal are refused by status alone, as a path that leads out of their folder is.
  if (error.statusCode === 403 || error.statusCode === 404) return refuse('route_not_found');
  if (isStorageFull(error)) {
    request.log.error({ err: error }, 'the disk is full');
    return storageFull();
  }
  // Who asked has left before the request came whole: nobody reads the answer, and nothing is wrong here.
  if (request.raw.destroyed && !request.raw.complete) return refuse('request_timeout');
  request.log.error({ err: error }, 'unforeseen error');
  return refuse('internal_error');
}
