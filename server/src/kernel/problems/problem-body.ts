import type { FieldError, Refusal, Words } from './errors.ts';
import { explanations } from './explanations/explanations.ts';
import { fixOf } from './fix-of.ts';
import { problems } from './problems.ts';

export type Language = keyof Words;

/** The one shape of every refusal, RFC 9457. It never carries a cause, a statement or a table. */
export function problemBody(refusal: Refusal, requestId: string, language: Language) {
  const { code, status, detail, fix = explanations[code].fix, errors, members } = refusal;
  return {
    type: `/problems/${code}`,
    title: problems[code].title[language],
    status,
    detail: detail[language],
    fix: fix[language],
    instance: `urn:uuid:${requestId}`,
    code,
    requestId,
    retryable: problems[code].retryable,
    ...(errors.length > 0 && { errors: errors.map((error) => showError(error, language)) }),
    ...members,
  };
}

function showError(error: FieldError, language: Language) {
  const { in: place, at, code, message, params } = error;
  const fix = fixOf(error);
  return {
    in: place,
    ...(place === 'body' ? { pointer: at } : { parameter: at.replace(/^\//, '') }),
    code,
    message: message[language],
    ...(fix && { fix: fix[language] }),
    ...(params && { params }),
  };
}
