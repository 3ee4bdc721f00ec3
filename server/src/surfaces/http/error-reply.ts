import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldError, Refusal, refuse, type Words } from '../../kernel/errors.ts';
import { type ProblemCode, problems } from '../../kernel/problems.ts';

export const problemType = 'application/problem+json; charset=utf-8';

export type Language = keyof Words;

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

/** The one shape of every refusal, RFC 9457. It never carries a cause, a statement or a table. */
export function problemBody(refusal: Refusal, requestId: string, language: Language) {
  const { code, status, detail, errors, members } = refusal;
  return {
    type: `/problems/${code}`,
    title: problems[code].title[language],
    status,
    detail: detail[language],
    instance: `urn:uuid:${requestId}`,
    code,
    requestId,
    retryable: problems[code].retryable,
    ...(errors.length > 0 && { errors: errors.map((error) => showError(error, language)) }),
    ...members,
  };
}

const showError = ({ in: place, at, code, message, params }: FieldError, language: Language) => ({
  in: place,
  ...(place === 'body' ? { pointer: at } : { parameter: at.replace(/^\//, '') }),
  code,
  message: message[language],
  ...(params && { params }),
});

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const body = problemBody(refusal, request.id, languageOf(request.headers['accept-language']));
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('content-type', problemType)
    .send(JSON.stringify(body));
}

/** What the framework itself refuses, in our words. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_BAD_URL: 'route_not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
};

/** Turns everything thrown below a route into a problem body. What nobody foresaw is logged and answered without its cause. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(request, reply, error);
    const known = frameworkCodes[error.code ?? ''];
    if (known) return sendRefusal(request, reply, refuse(known));
    request.log.error({ err: error }, 'unforeseen error');
    return sendRefusal(request, reply, refuse('internal_error'));
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('route_not_found')));
}
