import type { TSchema } from 'typebox';
import { isSaved, mediaTypesOf } from '../../../kernel/download.ts';
import type { Route } from '../../../kernel/routes.ts';
import { isByLink } from '../limit-rates.ts';
import { hasVersion } from '../takes-version.ts';
import { exampleOf } from './example-of.ts';
import { type Json, ref } from './json.ts';
import { takesIdempotencyKey } from './problem-codes.ts';
import { type Publish, schemaPublisher } from './public-schema.ts';

/** Schemas written out in full, for examples. */
const withoutNames = schemaPublisher([]);

/** The successful answer of an operation, with its headers. */
export function answers(route: Route, publish: Publish): Json {
  const { method, operation, status } = route;
  const schema = publish(operation.output);
  const versioned = hasVersion(operation.output);
  const mediaTypes = mediaTypesOf(operation.output);
  const names = [
    'X-Request-Id',
    ...(versioned ? ['ETag'] : []),
    ...(mediaTypes && isSaved(operation.output) ? ['Content-Disposition'] : []),
    ...((status === 201 && !mediaTypes) || status === 302 ? ['Location'] : []),
    ...(operation.permission === 'visitor' && !isByLink(route) ? [] : ['RateLimit-Policy', 'RateLimit']),
    ...(takesIdempotencyKey(route) ? ['Idempotency-Replayed', 'X-Original-Request-Id'] : []),
  ];
  const headers = Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
  const example = exampleOf(withoutNames(operation.output));
  const content = mediaTypes
    ? Object.fromEntries(mediaTypes.map((type) => [type, { schema: { ...schema, ...fileSchema(type) } }]))
    : { 'application/json': { schema, example } };
  const full = { description: said[status] ?? 'Done', headers, content };
  const notModified = {
    description: 'Nothing that the answer shows has changed',
    headers: { ETag: ref('headers', 'ETag') },
  };
  const led = { description: said[302], headers };
  return {
    [status]: status === 302 ? led : status === 204 ? { description: 'Done; there is nothing to show', headers } : full,
    ...Object.fromEntries(
      (operation.alsoAnswers ?? []).map((other) => [other, { ...full, description: said[other] ?? 'Done' }]),
    ),
    ...(operation.accepted && { 202: goesOn(operation.accepted, headers, publish) }),
    ...(method === 'GET' && versioned && { 304: notModified }),
  };
}

/** Its address tells how far the work is. */
const goesOn = (schema: TSchema, { 'Content-Disposition': _, ...headers }: Json, publish: Publish): Json => ({
  description: said[202],
  headers: { ...headers, Location: ref('headers', 'Location') },
  content: { 'application/json': { schema: publish(schema), example: exampleOf(withoutNames(schema)) } },
});

/** Text has a schema; other bytes have none. */
const fileSchema = (type: string): Json => (type.startsWith('text/') ? { type: 'string' } : {});

const said: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted; the work goes on',
  302: 'The browser is redirected',
  207: 'Done in part: each item has its own status',
};
