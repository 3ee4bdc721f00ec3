import type { ProblemCode } from '../../../kernel/problems/problems.ts';
import { type Json, ref } from './json.ts';
import type { ProblemShelf } from './problem-answers.ts';

const json = (description: string, schema: Json, example: unknown): Json => ({
  description,
  content: { 'application/json': { schema, example } },
});

const state = (word: string): Json => ({
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: word } },
});

const entry = (operationId: string, en: string, ru: string, responses: Json): Record<string, Json> => ({
  get: { operationId, tags: ['Operations'], summary: en, 'x-summary-ru': ru, security: [], responses },
});

const headers: Json = { ETag: ref('headers', 'ETag') };
const document: Json = {
  200: { ...json('The document', { type: 'object' }, {}), headers },
  304: { description: 'Unchanged', headers },
};

const refuses: readonly ProblemCode[] = [
  'invalid_header',
  'unknown_query_parameter',
  'request_timeout',
  'uri_too_long',
  'headers_too_large',
  'internal_error',
];

/** Paths that are not operations of a portal: health and the documents themselves. */
export const servicePaths = (shelf: ProblemShelf): Record<string, Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(described).map(([path, { get }]) => [
      path,
      { get: { ...get, responses: { ...shelf.answersOf(refuses), ...(get?.responses as Json) } } },
    ]),
  );

const described: Record<string, Record<string, Json>> = {
  '/health': entry('service.health', 'Is the service well?', 'Работает ли служба?', {
    200: json('Well', state('ok'), { status: 'ok' }),
    503: json('The database does not answer', state('unavailable'), { status: 'unavailable' }),
  }),
  '/api/v1/openapi.json': entry(
    'service.openapi',
    'This document, OpenAPI 3.1',
    'Этот документ, OpenAPI 3.1',
    document,
  ),
  '/api/v1/asyncapi.json': entry('service.asyncapi', 'Events, AsyncAPI 3', 'События, AsyncAPI 3', document),
};
