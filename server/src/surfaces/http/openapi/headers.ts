import type { Json } from './json.ts';

const text = (description: string, example: string, more: Json = {}): Json => ({
  description,
  schema: { type: 'string', ...more },
  example,
});

/** Headers of answers, named once. */
export const answerHeaders: Record<string, Json> = {
  'X-Request-Id': text(
    'Identifier of this request, also in the logs and in every problem body; taken from the request when it fits.',
    '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
  ),
  ETag: text(
    'The version of the record and a digest of all that the answer shows. `If-None-Match` compares it whole, `If-Match` the version alone.',
    '"v17-s3Jx0yJkq8mLw2Qd"',
  ),
  Location: text(
    'Address of the created record, where it has one of its own; or where the browser is led.',
    '/api/v1/catalog/0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11',
  ),
  'Content-Disposition': text(
    'The name to save the file under (RFC 6266).',
    'attachment; filename="______.csv"; filename*=UTF-8\'\'%D0%BF%D1%80%D0%B0%D0%B9%D1%81.csv',
  ),
  'RateLimit-Policy': text(
    'Limits this key or link falls under: requests in a window of seconds.',
    '"key-read";q=3000;w=60',
  ),
  RateLimit: text('What is left of the first limit, and seconds until more.', '"key-read";r=2987;t=1'),
  'Retry-After': text('Seconds to wait before asking again.', '1'),
  'Idempotency-Replayed': text('`true` when this is the stored answer of the first request with this key.', 'true'),
  'X-Original-Request-Id': text('The request that made the replayed answer.', '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11'),
  'Preference-Applied': text(
    '`dry-run` where nothing was written, `approval` where the write waits for a person.',
    'dry-run',
  ),
  Allow: text('Methods this address knows.', 'GET, HEAD, OPTIONS'),
  'X-Accepted-Scopes': text('Scopes, one of which the key needs.', 'catalog.read'),
  'WWW-Authenticate': text('How to authenticate.', 'Bearer'),
};

/** Parameters of many operations, named once. */
export const sharedParameters: Record<string, Json> = {
  DryRun: {
    name: 'dryRun',
    in: 'query',
    description:
      '`true` runs the write whole and rolls it back: the answer is 200 with a `DryRun`, which has the status and body the write would answer, the events it ' +
      'would have sent and warnings. A refusal is answered as the write would be refused. Nothing is kept: no number, file, letter or idempotency key.',
    schema: { type: 'boolean' },
    example: true,
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description:
      '`dry-run` means the same as `dryRun=true` (RFC 7240). `approval`, of a key, has a person decide: the answer is 202 with a `PendingWrite`. ' +
      'Heeded, it is named in `Preference-Applied`.',
    schema: { type: 'string' },
    example: 'dry-run',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Any text of 1 to 255 visible ASCII characters, new for every intent. A repeat within 72 hours gets the first answer and changes nothing. ' +
      'Heeded of callers who are known: a person, a key, the holder of a link.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '8f0c2f0e-order-104',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'Change the record only if it is still at the version of this `ETag`; otherwise 412. What others changed around it, such as its cost, does not ' +
      'stand in the way. `"v17"` will do.',
    schema: { type: 'string', pattern: '^("v\\d{1,15}(-[\\w-]{1,43})?"|\\*)$' },
    example: '"v17"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'Answer 304 without a body when nothing that the answer shows has changed since this `ETag`.',
    schema: { type: 'string' },
    example: '"v17-s3Jx0yJkq8mLw2Qd"',
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of messages for people: `en` (default) or `ru`. Codes never change.',
    schema: { type: 'string' },
    example: 'ru',
  },
};
