import type { Json } from '../json.ts';
import type { OpenApi } from '../openapi-document.ts';
import { operationsOf } from './operations-of.ts';

/** Headers of every answer, which the introduction of the document tells once. */
const onEveryAnswer = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit'];

/**
 * Takes out of the operations what need not stand in each: credentials that are the ordinary ones, headers that every answer
 * carries, and examples of whole answers, for they are put together from the examples of their fields.
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
