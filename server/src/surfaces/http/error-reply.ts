import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../../kernel/problems/errors.ts';
import { isStorageFull } from '../../kernel/problems/is-storage-full.ts';
import { type Language, problemBody } from '../../kernel/problems/problem-body.ts';
import type { ProblemCode } from '../../kernel/problems/problems.ts';
import type { RouteOptions } from '../../kernel/routes.ts';
import { storageFull } from '../../platform/postgres/database-refusal.ts';

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
    .headers({ ...(refusal.status === 503 && soon), ...refusal.headers })
    .header('content-type', problemType)
    .send(JSON.stringify(body));
}

/** What passes by itself may be tried again. */
const soon = { 'Retry-After': '1' };

/** Refusals of the framework itself, as our problems. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'route_not_found',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
};

/** Answers a path without a route, or leaves it to be refused. */
export type AnswerUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined;

/** Turns everything thrown below a route into a problem body. Unexpected errors are logged and answered without their cause. */
export function answerErrors(app: FastifyInstance, answerUnknown?: AnswerUnknown) {
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error);
    const known = frameworkCodes[error.code ?? ''];
    if (known) return sendRefusal(request, reply, refuse(known));
    // Files of the portal are refused by status alone, as a path that leads out of their folder is.
    if (error.statusCode === 403 || error.statusCode === 404)
      return sendRefusal(request, reply, refuse('route_not_found'));
    if (isStorageFull(error)) {
      request.log.error({ err: error }, 'the disk is full');
      return sendRefusal(request, reply, storageFull());
    }
    // Who asked has left before the request came whole: nobody reads the answer, and nothing is wrong here.
    if (request.raw.destroyed && !request.raw.complete) return sendRefusal(request, reply, refuse('request_timeout'));
    request.log.error({ err: error }, 'unforeseen error');
    return sendRefusal(request, reply, refuse('internal_error'));
  });
  app.setNotFoundHandler(
    (request, reply) => answerUnknown?.(request, reply) ?? sendRefusal(request, reply, refuse('route_not_found')),
  );
}
