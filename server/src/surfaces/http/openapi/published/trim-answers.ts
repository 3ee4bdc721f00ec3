import type { Json } from '../json.ts';
import type { OpenApi } from '../openapi-document.ts';
import { operationsOf } from './operations-of.ts';

/** Headers of every answer, described once in the introduction of the document. */
const onEveryAnswer = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit'];

/**
 * Removes what need not be repeated in every operation: the default credentials, headers of every answer,
 * and examples of whole answers, which are composed of the examples of their fields.
 */
export function trimAnswers(document: OpenApi): void {
  const usual = JSON.stringify(document.security);
  for (const operation of operationsOf(document)) {
    if (JSON.stringify(operation.security) === usual) delete operation.security;
    for (const answer of Object.values(operation.responses as Record<string, Json>)) {
      if (answer.headers) answer.headers = ownHeaders(answer.headers as Json);
      delete (answer.content as Record<string, Json> | undefined)?.['application/json']?.example;
    }
  }
}

function ownHeaders(headers: Json): Json | undefined {
  const own = Object.entries(headers).filter(([name]) => !onEveryAnswer.includes(name));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
