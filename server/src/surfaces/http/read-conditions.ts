import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { canonicalJson } from '../../kernel/intake/canonical-json.ts';
import { rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { Visit } from '../../platform/door/visit.ts';
import { versionOfTag } from './entity-tag.ts';
import { languageOf } from './error-reply.ts';
import { takesVersion } from './takes-version.ts';

type Body = Record<string, unknown>;

/** What the door gets of a request besides its input. */
export function visitOf(request: FastifyRequest, route: Route): Visit {
  const known = { requestId: request.id, language: languageOf(request.headers['accept-language']) };
  // Signed requests have their own way to detect repeats.
  if (rawBodyOf(route.operation.input)) return known;
  const idempotency = readIdempotency(request, route);
  const ifMatch = readIfMatch(request);
  return {
    ...known,
    ...(idempotency && { idempotency }),
    ...(ifMatch !== undefined && { ifMatch }),
  };
}

/** Idempotency keys apply to requests with a body; reading and deleting are safe to repeat anyway. */
export const takesKeys = (method: Route['method']) => method === 'POST' || method === 'PATCH' || method === 'PUT';

/** `Idempotency-Key` and the body's `idempotencyKey` mean the same. */
function readIdempotency(request: FastifyRequest, { method, path }: Route): Visit['idempotency'] {
  const inHeader = request.headers['idempotency-key'];
  const body = request.body as Body | undefined;
  const inBody = body?.idempotencyKey;
  if (inHeader === undefined && inBody === undefined) return undefined;
  const fromHeader = typeof inHeader === 'string' ? inHeader.replace(/^"(.*)"$/, '$1') : undefined;
  if (fromHeader !== undefined && inBody !== undefined && fromHeader !== inBody)
    throw refuse('idempotency_key_conflict');
  if (!takesKeys(method)) return undefined;
  const key = fromHeader ?? inBody;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw refuse(
      'invalid_header',
      words(
        'An idempotency key has 1 to 255 visible ASCII characters.',
        'Ключ идемпотентности: от 1 до 255 видимых символов ASCII.',
      ),
    );
  }
  return { key, route: `${method} ${path}`, fingerprint: fingerprintOf(request, body) };
}

function fingerprintOf(request: FastifyRequest, body: Body = {}) {
  const { idempotencyKey: _, ...rest } = body;
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${canonicalJson(rest)}`)
    .digest();
}

/** The version that `If-Match` names. */
function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = versionOfTag(header);
  if (version === undefined)
    throw refuse(
      'invalid_header',
      words('If-Match must be an ETag from an answer, or "v17".', 'If-Match — это ETag из ответа или "v17".'),
    );
  const inBody = (request.body as Body | undefined)?.version;
  if (inBody !== undefined && inBody !== version)
    throw refuse('invalid_header', words('If-Match and version differ.', 'If-Match и version различаются.'));
  return version;
}

/** A key may require that every change names the version it is based on. */
export function demandCondition(request: FastifyRequest, ifMatch: number | undefined, route: Route) {
  const changes = route.method !== 'POST' && takesVersion(route);
  const inBody = (request.body as Body | undefined)?.version;
  if (changes && ifMatch === undefined && inBody === undefined) throw refuse('precondition_required');
}
